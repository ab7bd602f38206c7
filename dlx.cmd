@echo off
rem Starts dlx on Windows, as the script "dlx" does elsewhere. In a source checkout it first builds the parts that are missing
rem or older than their sources, with messages on stderr; in a packed distribution (bin\dlx.cmd next to lib\) it only
rem starts.
rem
rem   JAVA_HOME       the Java to use, 17 or later; without it, the java.exe on the PATH; runtime\ of a packed folder first
rem   DLX_JAVA_OPTS   more flags for it, separated by blanks: set DLX_JAVA_OPTS=-Xmx256m
rem   DLX_BUILD=no    start the last build as it is, without running PowerShell for the age of the sources
rem
rem No blocks in parentheses: a path such as "C:\Program Files (x86)" would end them. No delayed expansion: it would
rem remove exclamation marks from arguments. Our variables begin with "_", so that programs started below do not use them.
setlocal EnableExtensions DisableDelayedExpansion

rem ---- the folder of this script. In a subroutine: only there %~f0 is right if the caller wrote "dlx" with quotes.
call :locate
set "_sources=no"
set "_dist=%_home%"
if exist "%_here%\pom.xml" set "_sources=yes"
if "%_sources%"=="yes" set "_home=%_here%"
if "%_sources%"=="yes" set "_dist=%_here%\app\target\dist"
set "_app=%_dist%\lib\dlx-app.jar"

rem ---- the Java: its version is read from the JDK's own "release" file, which costs no JVM start
set "_java="
if exist "%_dist%\runtime\bin\java.exe" set "_java=%_dist%\runtime\bin\java.exe"
if defined _java goto :version
if not defined JAVA_HOME goto :path
set "_jdk=%JAVA_HOME:"=%"
if exist "%_jdk%\bin\java.exe" set "_java=%_jdk%\bin\java.exe"
if defined _java goto :version
>&2 echo dlx: JAVA_HOME is "%_jdk%", but there is no bin\java.exe in it
exit /b 1

:path
for %%J in (java.exe) do set "_java=%%~$PATH:J"
if defined _java goto :version
>&2 echo dlx: no Java found; install a JDK, 17 or later, or set JAVA_HOME
exit /b 1

:version
for %%J in ("%_java%") do set "_jdk=%%~dpJ.."
set "_version="
if exist "%_jdk%\release" for /f "usebackq tokens=1,2 delims==" %%K in ("%_jdk%\release") do if "%%K"=="JAVA_VERSION" set "_version=%%~L"
if defined _version goto :major
rem The java.exe of an installer is alone in a folder; it must be run for its version.
set "_asked=%TEMP%\dlx-java-%RANDOM%%RANDOM%.txt"
"%_java%" -version 2>"%_asked%"
for /f "usebackq tokens=2,3" %%K in ("%_asked%") do if "%%K"=="version" set "_version=%%~L"
del "%_asked%" 2>nul

:major
set "_major=0"
for /f "delims=.-+_ " %%M in ("%_version%") do set "_major=%%M"
if %_major% GEQ 17 goto :build
>&2 echo dlx: needs Java 17 or later, but "%_java%" is Java %_version%; set JAVA_HOME
exit /b 1

rem ---- the build
:build
set "_stamp=%_home%\app\target\dlx-build.stamp"
set "_compiled=%_home%\app\target\dlx-browser.stamp"
set "_log=%_home%\app\target\dlx-build.log"
if not "%_sources%"=="yes" goto :built
if /i "%DLX_BUILD%"=="no" goto :built
set "_makes=app"
call :is-current
if not errorlevel 1 goto :built
call :make
if errorlevel 1 exit /b 1

:built
if exist "%_app%" goto :site
>&2 echo dlx: nothing to start: "%_app%" does not exist
exit /b 1

rem ---- in a checkout, the files for browsers: for "dlx site" only, because compiling them takes longer than the rest. A
rem packed program has them in lib.
:site
set "_path=%_app%"
if not "%_sources%"=="yes" goto :flags
if not "%~1"=="site" goto :flags
if "%~2"=="--help" goto :flags
set "_path=%_app%;%_home%\hosts\browser\target\classes"
if /i "%DLX_BUILD%"=="no" goto :flags
set "_makes=browser"
call :is-current
if not errorlevel 1 goto :flags
call :make
if errorlevel 1 exit /b 1

rem ---- flags: as in the script "dlx", which gives the reasons
:flags
set "_opts="
if defined DLX_JAVA_OPTS set "_opts=%DLX_JAVA_OPTS:"=%"
set "_gc=-XX:+UseSerialGC"
if not defined _opts goto :collected
if not "%_opts:-XX:+Use=%"=="%_opts%" if not "%_opts:GC=%"=="%_opts%" set "_gc="

:collected
set "_flags=-XX:-UsePerfData -Xlog:disable -XX:+DisplayVMOutputToStderr"
set "_flags=%_flags% -XX:CompileThresholdScaling=5"
set "_flags=%_flags% -Djdk.reflect.useNativeAccessorOnly=true -Dsun.reflect.inflationThreshold=1000000"
set "_flags=%_flags% -Dguice_bytecode_gen_option=DISABLED -Dguice_custom_class_loading=OFF -Dpicocli.converters.excludes=java[.].*"
set "_crash=-XX:ErrorFile=%TEMP%\hs_err_%%p.log"
rem A backslash before a quote would escape the quote: the backslash of a drive, C:\, is doubled.
set "_property=-Ddlx.home=%_home%"
if "%_home:~-1%"=="\" set "_property=-Ddlx.home=%_home%\"

rem ---- the archive of loaded classes, one for each version of Java. Java itself checks that it fits the jars and,
rem with VerifySharedSpaces, that it is not damaged, and otherwise starts without it. An empty file means that it could not be made.
set "_kind=jsa"
if %_major% GEQ 25 set "_kind=aot"
set "_archive=%_dist%\cds\%_version%.%_kind%"
set "_share="
if not defined _opts goto :archive
if not "%_opts:-Xshare=%"=="%_opts%" goto :start
if not "%_opts:SharedArchive=%"=="%_opts%" goto :start
if not "%_opts:AOT=%"=="%_opts%" goto :start
if not "%_opts:ArchiveClasses=%"=="%_opts%" goto :start

:archive
if not exist "%_archive%" call :make-archive
set "_size=0"
if exist "%_archive%" for %%A in ("%_archive%") do set "_size=%%~zA"
if "%_size%"=="0" goto :start
set "_share=-XX:+VerifySharedSpaces -XX:SharedArchiveFile="
if "%_kind%"=="aot" set "_share=-XX:+VerifySharedSpaces -XX:AOTCache="

:start
if defined _share goto :start-shared
"%_java%" %_flags% %_gc% "%_crash%" %DLX_JAVA_OPTS% "%_property%" -cp "%_path%" dlx.app.Main %*
exit /b %ERRORLEVEL%

:start-shared
"%_java%" %_flags% %_gc% "%_crash%" %_share%"%_archive%" %DLX_JAVA_OPTS% "%_property%" -cp "%_path%" dlx.app.Main %*
exit /b %ERRORLEVEL%

rem ---- subroutines

:locate
for %%H in ("%~dp0.") do set "_here=%%~fH"
for %%H in ("%~dp0..") do set "_home=%%~fH"
exit /b 0

rem Exit code 0 if the build is as new as its sources. Folders count too: they become newer when a file in them is deleted. The
rem files for browsers are compiled once after each build.
:is-current
if "%_makes%"=="browser" if exist "%_compiled%" exit /b 0
if "%_makes%"=="browser" exit /b 1
if not exist "%_stamp%" exit /b 1
if not exist "%_app%" exit /b 1
"%SystemRoot%\System32\WindowsPowerShell\v1.0\powershell.exe" -NoLogo -NoProfile -NonInteractive -Command "$ErrorActionPreference = 'Stop'; Set-Location -LiteralPath $env:_home; $built = (Get-Item -LiteralPath $env:_stamp).LastWriteTimeUtc; $sources = @(Get-Item pom.xml, */pom.xml, hosts/*/pom.xml, */src/main, hosts/*/src/main) + @(Get-Item */src/main, hosts/*/src/main | Get-ChildItem -Recurse); if ($sources | Where-Object { $_.LastWriteTimeUtc -gt $built } | Select-Object -First 1) { exit 1 }" <nul >nul 2>nul
exit /b %ERRORLEVEL%

rem One builder at a time: the process that has the lock file open for writing holds the lock until it ends for any reason.
:make
if not exist "%_home%\app\target" mkdir "%_home%\app\target" 2>nul
set "_probe=%_home%\app\target\dlx-build.probe-%RANDOM%%RANDOM%"
2>nul type nul >"%_probe%"
if not exist "%_probe%" goto :make-forbidden
del "%_probe%"
set "_waiting=no"

:lock
set "_entered=no"
call :make-locked 9>"%_home%\app\target\dlx-build.lock.txt"
if "%_entered%"=="yes" exit /b %ERRORLEVEL%
if "%_waiting%"=="no" >&2 echo dlx: another call is building; waiting for it
set "_waiting=yes"
ping -n 2 127.0.0.1 >nul
goto :lock

:make-locked
set "_entered=yes"
call :is-current
if not errorlevel 1 exit /b 0
if "%_makes%"=="app" >&2 echo dlx: building (the first time about half a minute)...
if "%_makes%"=="browser" >&2 echo dlx: compiling the framework for browsers, for dlx site (about two minutes)...
set "_maven="
for %%M in (mvn.cmd) do set "_maven=%%~$PATH:M"
if not defined _maven set "_maven=%_home%\mvnw.cmd"
if exist "%_jdk%\bin\javac.exe" set "JAVA_HOME=%_jdk%"
type nul >"%_stamp%.new"
set "_parts=-pl app -am"
if "%_makes%"=="browser" set "_parts=-P browser -pl hosts/browser -am"
if "%_makes%"=="app" if exist "%_compiled%" del "%_compiled%"
call "%_maven%" -f "%_home%\pom.xml" -B -q -ntp %_parts% -P "!lint" -Dmaven.test.skip=true -Dspotless.check.skip=true package >"%_log%" 2>&1 <nul
if errorlevel 1 goto :make-failed
if "%_makes%"=="browser" type nul >"%_compiled%"
if "%_makes%"=="browser" exit /b 0
move /y "%_stamp%.new" "%_stamp%" >nul
if exist "%_dist%\cds" rmdir /s /q "%_dist%\cds"
exit /b 0

:make-failed
>&2 type "%_log%"
>&2 echo dlx: the build failed; all of its messages are in "%_log%"
exit /b 1

:make-forbidden
if not exist "%_app%" >&2 echo dlx: cannot build: no permission to write to "%_home%\app\target"
if not exist "%_app%" exit /b 1
>&2 echo dlx: warning: the sources are newer than the build, and "%_home%\app\target" cannot be written; starting the last build
exit /b 0

rem Runs real commands in one process, with the flags of all runs, so that it loads the classes that most runs load. Dumped under G1, see the script "dlx".
:make-archive
if not exist "%_dist%\cds" mkdir "%_dist%\cds" 2>nul
set "_new=%_dist%\cds\new-%RANDOM%%RANDOM%"
2>nul type nul >"%_new%.list"
if not exist "%_new%.list" exit /b 1
if "%_kind%"=="aot" goto :make-aot
"%_java%" %_flags% %_gc% "%_crash%" -XX:DumpLoadedClassList="%_new%.list" -cp "%_app%" dlx.app.Practice >nul 2>nul <nul
"%_java%" %_flags% "%_crash%" -XX:+UseG1GC -Xshare:dump -XX:SharedClassListFile="%_new%.list" -XX:SharedArchiveFile="%_new%" -cp "%_app%" >nul 2>nul <nul
goto :keep-archive

:make-aot
"%_java%" %_flags% %_gc% "%_crash%" -XX:AOTMode=record -XX:AOTConfiguration="%_new%.list" -cp "%_app%" dlx.app.Practice >nul 2>nul <nul
"%_java%" %_flags% %_gc% "%_crash%" -XX:AOTMode=create -XX:AOTConfiguration="%_new%.list" -XX:AOTCache="%_new%" -cp "%_app%" >nul 2>nul <nul

:keep-archive
if not exist "%_new%" type nul >"%_new%"
move /y "%_new%" "%_archive%" >nul 2>nul
del "%_new%" "%_new%.list" 2>nul
exit /b 0
