/** Told how much of an upload has been sent, 0…1. */
export type OnUploadProgress = (sent: number) => void;

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  return new Headers(
    lines.flatMap((line): [string, string][] => {
      const at = line.indexOf(':');
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : [];
    }),
  );
}

/** As `fetch` does; only that one cannot tell how much of a body is sent, and this older way of asking can. */
export function sendUpload(
  address: string,
  options: RequestInit,
  onUploadProgress: OnUploadProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(options.method ?? 'GET', address);
    for (const [name, value] of new Headers(options.headers)) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) {
        onUploadProgress(loaded / total);
      }
    };
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve(new Response(responseText, { status, statusText, headers: headersOf(request) }));
    };
    request.onerror = () => reject(new TypeError('The request failed'));
    request.onabort = () => reject(new DOMException('The request was aborted', 'AbortError'));
    options.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(options.body instanceof FormData ? options.body : null);
  });
}
