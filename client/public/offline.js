// Script of `offline.html`, which the service worker returns if a page cannot be fetched. Reloads the page when the
// button is clicked, when the device is back online, or when the server responds.
const reload = () => location.reload();

document.querySelector('button').addEventListener('click', reload);
addEventListener('online', reload);
setInterval(async () => {
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (response?.ok) reload();
}, 10_000);
