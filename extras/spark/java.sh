# Sourced by the scripts in this folder: finds the Java for Spark and its options. Sets `java` and the array `java_options`.
# shellcheck shell=bash disable=SC2034
#
#   JAVA_HOME   the Java to use, 17 or later; without it, the java on the PATH

if [ -n "${JAVA_HOME:-}" ]; then
    java=$JAVA_HOME/bin/java
    [ -x "$java" ] || die "JAVA_HOME is '$JAVA_HOME', but there is no bin/java in it"
else
    java=$(command -v java) || die "no Java found; install a JDK, 17 or later, or set JAVA_HOME"
fi
jdk=$(readlink -f "$java" 2>/dev/null || printf %s "$java")
jdk=${jdk%/bin/java}
version=''
[ ! -f "$jdk/release" ] || version=$(sed -n 's/^JAVA_VERSION="\([^"]*\)".*/\1/p' "$jdk/release")
[ -n "$version" ] || version=$("$java" -version 2>&1 | sed -n 's/.* version "\([^"]*\)".*/\1/p')
major=${version%%[!0-9]*}
[ "${major:-0}" -ge 17 ] || die "needs Java 17 or later, but '$java' is Java ${version:-of an unknown version}; set JAVA_HOME"

# The packages of Spark's own org.apache.spark.launcher.JavaModuleOptions; the pom explains which of them are left out.
java_options=(-XX:+IgnoreUnrecognizedVMOptions)
packages=(java.lang java.lang.invoke java.lang.reflect java.io java.net java.nio java.util java.util.concurrent
    java.util.concurrent.atomic jdk.internal.ref sun.nio.ch sun.nio.cs sun.util.calendar)
[ "$major" -ge 25 ] || packages+=(sun.security.action)
for package in "${packages[@]}"; do
    java_options+=("--add-opens=java.base/$package=ALL-UNNAMED")
done
java_options+=(
    --add-opens=java.security.jgss/sun.security.krb5=ALL-UNNAMED
    -Dio.netty.tryReflectionSetAccessible=true
    -Dio.netty.allocator.type=pooled
    -Dio.netty.handler.ssl.defaultEndpointVerificationAlgorithm=NONE
    -Djdk.reflect.useDirectMethodHandle=false
    --enable-native-access=ALL-UNNAMED
)
[ "$major" -lt 23 ] || java_options+=(--sun-misc-unsafe-memory-access=allow)
