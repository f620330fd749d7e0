// Script of `offline.html`, which the service worker shows instead of a page that could not be fetched. Reloads the page
// on request, when the device is back online, and when the server responds.
const again = () => location.reload();

document.querySelector('button').addEventListener('click', again);
addEventListener('online', again);
setInterval(async () => {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) again();
}, 10_000);
