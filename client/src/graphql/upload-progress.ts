import type { OnUploadProgress } from './send-upload';

/** What a request may carry in its `fetchOptions` besides what `fetch` takes. */
export interface UploadFetchOptions extends RequestInit {
  onUploadProgress?: OnUploadProgress;
}

/** `fetch` that tells how an upload goes on, for requests that ask for it in their `fetchOptions`. */
export async function fetchWithUploadProgress(
  address: RequestInfo | URL,
  { onUploadProgress, ...options }: UploadFetchOptions = {},
): Promise<Response> {
  if (onUploadProgress === undefined || !(options.body instanceof FormData)) {
    return fetch(address, options);
  }
  const { sendUpload } = await import('./send-upload');
  return sendUpload(address instanceof Request ? address.url : String(address), options, onUploadProgress);
}
