class Dlx < Formula
  desc "Exact cover solver: sudokus, n queens, packings, and puzzles of your own"
  homepage "@HOME@"
  url "@DOWNLOADS@/dlx-@VERSION@.tar.gz"
  sha256 "@SHA256_TAR@"
  license "Apache-2.0"

  depends_on "openjdk"

  def install
    rm "bin/dlx.cmd"
    libexec.install Dir["*"]
    (bin/"dlx").write_env_script libexec/"bin/dlx", Language::Java.overridable_java_home_env
  end

  test do
    assert_equal "92", shell_output("echo 8 | #{bin}/dlx count queens").strip
  end
end
