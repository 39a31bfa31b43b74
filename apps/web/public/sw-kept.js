// What sw.js keeps, within which bounds, and for whom.
(function (worker) {
  var OWN = 'tuerca-own-';
  // What is kept at most, oldest out first.
  var FILES = { name: 'tuerca-files', count: 200, bytes: 8e6 };
  var PICTURES = { name: 'tuerca-pictures', count: 120, bytes: 8e6 };
  var PAGES = { name: 'tuerca-pages', count: 60, bytes: 6e6 };
  var READINGS = { name: 'tuerca-readings', count: 120, bytes: 4e6 };
  var MINE = { count: 150, bytes: 4e6 };
  // When a kept answer was kept, in epoch ms: lib/kept.ts reads it.
  var KEPT_AT = 'X-Tuerca-Kept';
  var BYTES = 'X-Tuerca-Bytes';

  // Who is signed in ('' nobody), once a page has told: what was on its way for somebody who left is not kept any more.
  var holder;

  function now() {
    return Date.now();
  }

  function isForeign(name) {
    return holder !== undefined && name.indexOf(OWN) === 0 && name !== OWN + holder;
  }

  function keepsIn(bound, key, response) {
    return response.blob().then(function (body) {
      var headers = new Headers(response.headers);
      headers.set(KEPT_AT, String(now()));
      headers.set(BYTES, String(body.size));
      if (isForeign(bound.name)) return;
      return worker.caches
        .open(bound.name)
        .then(function (cache) {
          // Anew, so that it stands last and goes last.
          return cache.delete(key, { ignoreVary: true }).then(function () {
            return cache.put(key, new Response(body, { status: 200, headers: headers })).then(function () {
              return isForeign(bound.name) ? worker.caches.delete(bound.name) : trim(cache, bound);
            });
          });
        })
        .catch(function () {
          // A full device keeps what it has.
        });
    });
  }

  function trim(cache, bound) {
    return cache.keys().then(function (keys) {
      return Promise.all(
        keys.map(function (key) {
          return cache.match(key, { ignoreVary: true });
        }),
      ).then(function (kept) {
        var bytes = 0;
        var count = 0;
        var gone = [];
        for (var at = keys.length - 1; at >= 0; at--) {
          bytes += Number((kept[at] && kept[at].headers.get(BYTES)) || 0);
          count += 1;
          if (count > bound.count || bytes > bound.bytes) gone.push(cache.delete(keys[at], { ignoreVary: true }));
        }
        return Promise.all(gone);
      });
    });
  }

  function find(name, key) {
    return worker.caches.match(key, { cacheName: name, ignoreVary: true });
  }

  /** The drawer of one account. */
  function ofAccount(id) {
    return { name: OWN + id, count: MINE.count, bytes: MINE.bytes };
  }

  /** Deletes what accounts left here, all but that of `account`. */
  function forgetOthers(account) {
    holder = account;
    return worker.caches.keys().then(function (names) {
      return Promise.all(
        names.filter(isForeign).map(function (name) {
          return worker.caches.delete(name);
        }),
      );
    });
  }

  worker.tuercaStore = {
    FILES: FILES,
    PICTURES: PICTURES,
    PAGES: PAGES,
    READINGS: READINGS,
    KEPT_AT: KEPT_AT,
    ofAccount: ofAccount,
    keepsIn: keepsIn,
    find: find,
    forgetOthers: forgetOthers,
  };
})(self);
