/** Called with the fraction of the upload that has been sent, from 0 to 1. */
export type OnUploadProgress = (sent: number) => void;

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  return new Headers(
    lines.flatMap((line): [string, string][] => {
      const separatorIndex = line.indexOf(':');
      return separatorIndex > 0 ? [[line.slice(0, separatorIndex), line.slice(separatorIndex + 1).trim()]] : [];
    }),
  );
}

/** Equivalent of `fetch` based on XMLHttpRequest, because `fetch` cannot report upload progress. */
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
