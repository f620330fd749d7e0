// Behind `offline.html`, which the service worker shows in place of a page that could not be fetched: fetches it again when
// somebody says so, when the device has a connection, and when the server answers.
const again = () => location.reload();

document.querySelector('button').addEventListener('click', again);
addEventListener('online', again);
setInterval(async () => {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) again();
}, 10_000);
