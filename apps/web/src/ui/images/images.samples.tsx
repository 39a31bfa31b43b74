import { useState } from 'react';
import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import { IMAGE_KINDS, IMAGE_TYPES } from '@tuerca/contracts/platform/uploads/rules';
import { ImageUpload } from './image-upload';

const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="${color}"/></svg>`)}`;
const common = {
  types: IMAGE_TYPES,
  maxBytes: 5_000_000,
  words: { type: IMAGE_MESSAGES.wrongType, size: 'La imagen pesa más de 5 MB.', failure: 'No se pudo subir.' },
};

/** Nothing is sent from here: the picture stays on its way for a second, then every other one fails. */
let sent = 0;
const send = (file: File, { onProgress }: { onProgress: (share: number) => void }) =>
  new Promise<string>((resolve, reject) => {
    onProgress(0.4);
    setTimeout(() => (++sent % 2 ? resolve(URL.createObjectURL(file)) : reject(new Error('fail'))), 1000);
  });

function Several() {
  const [urls, setUrls] = useState([drawing('#0E4A4A'), drawing('#F4B41A')]);
  return (
    <ImageUpload
      {...common}
      label="Fotos del producto"
      value={urls}
      onChange={setUrls}
      send={send}
      max={3}
      aspect={4 / 3}
    />
  );
}

function One({ round = false, disabled = false }: { round?: boolean; disabled?: boolean }) {
  const [urls, setUrls] = useState<string[]>(round ? [drawing('#B4451F')] : []);
  return (
    <ImageUpload
      {...common}
      label={disabled ? 'Foto que no se puede cambiar' : round ? 'Foto de perfil' : 'Banner'}
      value={urls}
      onChange={setUrls}
      send={send}
      round={round}
      disabled={disabled}
      aspect={round ? 1 : 4}
      tile={round ? 148 : 280}
      hint={`${IMAGE_KINDS}.`}
    />
  );
}

/** Uploads of one picture, of several, empty and switched off. */
export const samples = [
  { name: 'Varias fotos', node: <Several /> },
  { name: 'Una foto redonda', node: <One round /> },
  { name: 'Un banner', node: <One /> },
  { name: 'Subida apagada', node: <One disabled /> },
];
