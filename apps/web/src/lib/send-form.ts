interface FormRequest {
  method: string;
  headers: Record<string, string>;
  body: FormData;
  signal: AbortSignal;
  /** Share that has left the device, 0 to 1. */
  onProgress?: (share: number) => void;
}

const headersOf = (xhr: XMLHttpRequest): [string, string][] =>
  xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
    .flatMap((line): [string, string][] => {
      const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
      return name ? [[name, value ?? '']] : [];
    });

/** Sends a form by XMLHttpRequest, since fetch does not tell how much of it has left. Rejects as fetch does. */
export const sendForm = (url: string, { method, headers, body, signal, onProgress }: FormRequest): Promise<Response> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const settle = (work: () => void) => {
      signal.removeEventListener('abort', abort);
      work();
    };
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.withCredentials = true;
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    xhr.onload = () =>
      settle(() =>
        resolve(
          new Response(xhr.status === 204 ? null : xhr.responseText, { status: xhr.status, headers: headersOf(xhr) }),
        ),
      );
    xhr.onerror = () => settle(() => reject(new TypeError('Failed to send')));
    xhr.onabort = () => settle(() => reject(new DOMException('Aborted', 'AbortError')));
    if (signal.aborted) return void reject(new DOMException('Aborted', 'AbortError'));
    signal.addEventListener('abort', abort, { once: true });
    xhr.send(body);
  });
