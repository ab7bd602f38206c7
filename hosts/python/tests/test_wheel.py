"""The installed package has the files of its wheel's record, and nothing else is needed."""

import base64
import hashlib
import importlib.metadata
import unittest

import dlx


class WheelTest(unittest.TestCase):
    def setUp(self):
        try:
            self.wheel = importlib.metadata.distribution("dlx-exact-cover")
        except importlib.metadata.PackageNotFoundError:
            self.skipTest("the package is not installed from its wheel")

    def test_the_record_is_right(self):
        recorded = [file for file in self.wheel.files if file.hash is not None]
        self.assertGreater(len(recorded), 20)
        for file in recorded:
            content = file.locate().read_bytes()
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
            self.assertEqual((file.hash.value, file.size), (digest, len(content)), str(file))

    def test_has_types_jars_and_licences(self):
        names = {str(file) for file in self.wheel.files}
        self.assertLessEqual({"dlx/__init__.py", "dlx/py.typed", "dlx/lib/dlx-app.jar"}, names)
        self.assertTrue(any(name.endswith("licenses/THIRD-PARTY.md") for name in names))
        self.assertEqual(self.wheel.version, dlx.__version__)
        self.assertIsNone(self.wheel.requires)
        self.assertIn("# Python", self.wheel.metadata.get_payload() or self.wheel.metadata["Description"])


if __name__ == "__main__":
    unittest.main()
