"""A real S3 server for the tests: OpenStack Swift, its four services in this one process, on loopback.

Debian: apt-get install python3-swift. Run by the system's own python3: it keeps its files in a folder of its own,
prints what a client needs as one line of JSON, and ends when its standard input does, so that nobody leaves it behind.
"""

import eventlet

eventlet.monkey_patch()

import json
import logging
import os
import shutil
import tempfile

from eventlet import patcher, tpool
from swift.account.server import AccountController
from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import SwiftHttpProtocol, loadapp
from swift.container.server import ContainerController
from swift.obj.server import ObjectController

PROXY = """
[DEFAULT]
swift_dir = {folder}
workers = 0
[pipeline:main]
pipeline = catch_errors cache s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = call:__main__:make_cache
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
"""


class Cache:
    """What memcached does for Swift, for the one process that there is."""

    def __init__(self):
        self.kept = {}

    def get(self, key, *_args, **_options):
        return self.kept.get(key)

    def set(self, key, value, *_args, **_options):
        self.kept[key] = value

    def incr(self, key, delta=1, *_args, **_options):
        self.kept[key] = self.kept.get(key, 0) + delta
        return self.kept[key]

    def delete(self, key, *_args, **_options):
        self.kept.pop(key, None)


def make_cache(_global, **_local):
    cache = Cache()

    def wrap(app):
        def call(environ, start_response):
            environ["swift.cache"] = cache
            return app(environ, start_response)

        return call

    return wrap


def build_ring(folder, kind, port):
    builder = RingBuilder(1, 1, 1)
    builder.add_dev(
        {"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": kind, "weight": 1}
    )
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))


def serve(socket, app):
    # Eventlet's own listener, told to log nothing: what is wrong shows in the answers.
    eventlet.spawn(
        eventlet.wsgi.server, socket, app, protocol=SwiftHttpProtocol, log=logging.getLogger("access"), log_output=False
    )


def main(folder):
    with open(os.path.join(folder, "swift.conf"), "w") as conf:
        conf.write("[swift-hash]\nswift_hash_path_suffix = tests\n")
    utils.set_swift_dir(folder)
    services = {"account": AccountController, "container": ContainerController, "object": ObjectController}
    conf = {
        "devices": os.path.join(folder, "disks"),
        "mount_check": "false",
        "swift_dir": folder,
        "disable_fallocate": "true",
        "fallocate_reserve": "0",
    }
    for kind, make in services.items():
        os.makedirs(os.path.join(folder, "disks", kind))
        socket = eventlet.listen(("127.0.0.1", 0))
        build_ring(folder, kind, socket.getsockname()[1])
        serve(socket, make(conf))
    path = os.path.join(folder, "proxy.conf")
    with open(path, "w") as proxy:
        proxy.write(PROXY.format(folder=folder))
    socket = eventlet.listen(("127.0.0.1", 0))
    serve(socket, loadapp(path, global_conf={"log_level": "ERROR"}))
    endpoint = f"http://127.0.0.1:{socket.getsockname()[1]}"
    print(json.dumps({"endpoint": endpoint, "accessKey": "test:tester", "secretKey": "testing"}), flush=True)
    # In a thread of its own: reading would stop the services.
    tpool.execute(patcher.original("os").read, 0, 1)


if __name__ == "__main__":
    own = tempfile.mkdtemp(prefix="leitai-swift-")
    try:
        main(own)
    finally:
        shutil.rmtree(own, ignore_errors=True)
