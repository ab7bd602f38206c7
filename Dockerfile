# dlx as a program that reads puzzles from standard input:
#
#   docker build -t dlx .
#   echo 8 | docker run --rm -i dlx count queens
#   docker run --rm -i dlx solve sudoku - <examples/sudoku-easy.txt
#   docker run --rm -v "$PWD/examples:/examples:ro" dlx solve sudoku /examples/sudoku-easy.txt
#   docker run --rm -p 127.0.0.1:8080:8080 dlx serve --bind 0.0.0.0 --name localhost
#
FROM eclipse-temurin:17-jdk AS build
WORKDIR /src
COPY . .
RUN ./mvnw -B -ntp -q verify -Pbrowser -pl app -am -DskipTests -DskipITs -Dspotless.check.skip=true
RUN mkdir -p /opt/dlx && tar -xzf app/target/dlx-*[0-9T].tar.gz -C /opt/dlx --strip-components=1

FROM eclipse-temurin:17-jre
COPY --from=build /opt/dlx /opt/dlx
# The first call makes what lets later ones start fast. Nobody writes there afterwards.
RUN /opt/dlx/bin/dlx --version && useradd --system --no-create-home --shell /usr/sbin/nologin dlx
USER dlx
ENTRYPOINT ["/opt/dlx/bin/dlx"]
CMD ["--help"]
