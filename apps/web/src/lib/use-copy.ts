import { useCallback, useEffect, useState } from 'react';
import { notify } from './notify';

// The clipboard API is missing on plain http, where many people open a shop on the local network.
function copyByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** Whether something was copied in the last 2 s, and the function that copies. */
export function useCopy(): [boolean, (text: string) => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = useCallback(async (text: string) => {
    const done = await (navigator.clipboard?.writeText(text).then(
      () => true,
      () => copyByHand(text),
    ) ?? copyByHand(text));
    if (done) setCopied(true);
    else notify.error('No se pudo copiar. Selecciona el texto y cópialo.');
  }, []);
  return [copied, copy];
}
