// Whether sw.js fetches less, and what it has received.
(function (worker) {
  var SETTINGS = { name: 'tuerca-settings', key: '/save-data' };
  // As a page said last; until one has, as the device says.
  var saving;

  function readSetting() {
    return worker.tuercaStore.find(SETTINGS.name, SETTINGS.key).then(
      function (kept) {
        if (!kept) return !!(worker.navigator.connection && worker.navigator.connection.saveData);
        return kept.text().then(function (text) {
          return text === 'on';
        });
      },
      function () {
        return false;
      },
    );
  }

  function isOn() {
    if (!saving) saving = readSetting();
    return saving;
  }

  function set(on) {
    saving = Promise.resolve(on);
    return worker.caches.open(SETTINGS.name).then(function (cache) {
      return cache.put(SETTINGS.key, new Response(on ? 'on' : 'off'));
    });
  }

  // Widths are those of packages/contracts/src/kernel/images.ts: a picture in the next smaller one takes a third of the bytes.
  function smaller(address) {
    return address.replace(/-(640|1024)(\.webp)$/, function (_, width, type) {
      return (width === '640' ? '-320' : '-640') + type;
    });
  }

  // What arrived over the network is told to a page, which counts it (src/lib/data-use.ts): a browser tells it only to who fetched.
  var received = 0;
  function tellReceived(list) {
    list.getEntries().forEach(function (entry) {
      received += entry.transferSize || 0;
    });
    if (!received) return;
    worker.clients.matchAll({ type: 'window' }).then(function (tabs) {
      if (!tabs.length) return;
      tabs[0].postMessage({ type: 'received', bytes: received });
      received = 0;
    });
  }
  if ('PerformanceObserver' in worker)
    new PerformanceObserver(tellReceived).observe({ type: 'resource', buffered: true });

  worker.tuercaSaver = { isOn: isOn, set: set, smaller: smaller };
})(self);
