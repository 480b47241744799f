; The installer for Windows: for one user, without an administrator's leave.
;
;   makensis -DVERSION=1.2.3 -DBUNDLE=folder -DICON=limbotable.ico -DTARGET=setup.exe limbotable.nsi
;
; BUNDLE is the folder that PyInstaller has made.  /S installs silently, /D=folder (last) says where to.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "WinVer.nsh"
!include "x64.nsh"

!define NAME "Limbo Table"
!define TYPE "LimboTable.Record"
!define MEDIA_TYPE "application/x-limbotable-record"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\LimboTable"
!define OLDEST_BUILD 17763 ; of Windows: Qt runs on no older one
; What there would be if it was running: Windows lets nobody write to a program that does.
!define ENGINE "$INSTDIR\limbotable.exe"
!define TABLE "$INSTDIR\limbotablew.exe"

Name "${NAME}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\LimboTable" "Folder"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Limbo Table developers. GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "${TABLE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Finnish"
!insertmacro MUI_LANGUAGE "Japanese"

LangString RECORD ${LANG_ENGLISH} "Limbo Table match"
LangString RECORD ${LANG_GERMAN} "Limbo-Table-Partie"
LangString RECORD ${LANG_FINNISH} "Limbo Table -ottelu"
LangString RECORD ${LANG_JAPANESE} "Limbo Tableの対戦記録"
LangString DESKTOP ${LANG_ENGLISH} "Shortcut on the desktop"
LangString DESKTOP ${LANG_GERMAN} "Verknüpfung auf dem Desktop"
LangString DESKTOP ${LANG_FINNISH} "Pikakuvake työpöydälle"
LangString DESKTOP ${LANG_JAPANESE} "デスクトップのショートカット"
LangString RUNNING ${LANG_ENGLISH} "Limbo Table is open. Close it, and try again."
LangString RUNNING ${LANG_GERMAN} "Limbo Table ist geöffnet. Bitte beenden und noch einmal versuchen."
LangString RUNNING ${LANG_FINNISH} "Limbo Table on auki. Sulje se ja yritä uudelleen."
LangString RUNNING ${LANG_JAPANESE} "Limbo Tableが起動しています。終了してから再試行してください。"
LangString FOREIGN ${LANG_ENGLISH} "There are other files in this folder. Choose another one."
LangString FOREIGN ${LANG_GERMAN} "In diesem Ordner liegen andere Dateien. Bitte einen anderen wählen."
LangString FOREIGN ${LANG_FINNISH} "Kansiossa on muita tiedostoja. Valitse toinen kansio."
LangString FOREIGN ${LANG_JAPANESE} "このフォルダーには別のファイルがあります。ほかのフォルダーを選んでください。"
LangString TOO_OLD ${LANG_ENGLISH} "Limbo Table needs Windows 10, version 1809, or newer, with 64 bits."
LangString TOO_OLD ${LANG_GERMAN} "Limbo Table braucht Windows 10, Version 1809, oder neuer, mit 64 Bit."
LangString TOO_OLD ${LANG_FINNISH} "Limbo Table vaatii 64-bittisen Windows 10:n (versio 1809) tai uudemman."
LangString TOO_OLD ${LANG_JAPANESE} "Limbo Tableには64ビット版のWindows 10（バージョン1809）以降が必要です。"

Function .onInit
  ${IfNot} ${AtLeastBuild} ${OLDEST_BUILD}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 4
    Quit
  ${EndIf}
FunctionEnd

; Waits until neither program is running: FileOpen "a" fails for one that is.
!macro WAIT_FOR PREFIX PROGRAM
  again_${PREFIX}:
    IfFileExists "${PROGRAM}" 0 free_${PREFIX}
    ClearErrors
    FileOpen $0 "${PROGRAM}" a
    IfErrors 0 close_${PREFIX}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again_${PREFIX}
    SetErrorLevel 2
    Quit
  close_${PREFIX}:
    FileClose $0
  free_${PREFIX}:
!macroend

; Takes away what an installer has put there, and nothing else: people keep their matches elsewhere.
!macro REMOVE_FILES
  RMDir /r "$INSTDIR\_internal"
  Delete "${ENGINE}"
  Delete "${TABLE}"
  Delete "$INSTDIR\uninstall.exe"
!macroend

!macro FORGET_TYPE
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegValue HKCU "Software\Classes\.limbo\OpenWithProgids" "${TYPE}"
  ReadRegStr $0 HKCU "Software\Classes\.limbo" ""
  StrCmp $0 "${TYPE}" 0 +2
  DeleteRegValue HKCU "Software\Classes\.limbo" ""
  ReadRegStr $0 HKCU "Software\Classes\.limbo" "Content Type"
  StrCmp $0 "${MEDIA_TYPE}" 0 +2
  DeleteRegValue HKCU "Software\Classes\.limbo" "Content Type"
  DeleteRegKey /ifempty HKCU "Software\Classes\.limbo\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.limbo"
!macroend

; Tells the desktop that file types have changed (SHCNE_ASSOCCHANGED).
!macro TELL_DESKTOP
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
!macroend

Section "-program"
  ; A folder of somebody else's is left alone: only one with our program in it, or an empty one, will do.
  IfFileExists "${TABLE}" ours
  IfFileExists "$INSTDIR\_internal\*.*" foreign ours
  foreign:
    MessageBox MB_OK|MB_ICONSTOP "$(FOREIGN)" /SD IDOK
    SetErrorLevel 3 ; 2 says that the program is running, to winget as well
    Quit
  ours:
  !insertmacro WAIT_FOR engine "${ENGINE}"
  !insertmacro WAIT_FOR table "${TABLE}"
  ; An older version goes first: what it had and this one has not must not stay.
  !insertmacro REMOVE_FILES
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "${TABLE}"

  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(RECORD)"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "${TABLE},0"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"${TABLE}" play "%1"'
  WriteRegStr HKCU "Software\Classes\.limbo" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\.limbo" "Content Type" "${MEDIA_TYPE}"
  WriteRegStr HKCU "Software\Classes\.limbo\OpenWithProgids" "${TYPE}" ""

  WriteRegStr HKCU "Software\LimboTable" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "${TABLE},0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Limbo Table developers"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  !insertmacro TELL_DESKTOP
SectionEnd

Section /o "$(DESKTOP)"
  CreateShortcut "$DESKTOP\${NAME}.lnk" "${TABLE}"
SectionEnd

Section "Uninstall"
  !insertmacro WAIT_FOR engine "${ENGINE}"
  !insertmacro WAIT_FOR table "${TABLE}"
  !insertmacro REMOVE_FILES
  RMDir "$INSTDIR"
  RMDir "$LOCALAPPDATA\Programs" ; which the installer may have made; it stays if anything else is in it
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  !insertmacro FORGET_TYPE
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\LimboTable"
  !insertmacro TELL_DESKTOP
SectionEnd
