import Box from '@mui/material/Box';
import { useId, useRef, useState } from 'react';
import { ImageTile, PendingTile } from './image-tile';
import { PictureCuts } from './picture-cuts';
import { PictureField } from './picture-field';
import { PictureGrid } from './picture-grid';
import { UploadNotes } from './upload-notes';
import { useCuts } from './use-cuts';
import { type SendPicture, useUploads } from './use-uploads';

interface ImageUploadProps {
  label: string;
  /** URLs of the stored pictures, in order. */
  value: readonly string[];
  onChange: (urls: string[]) => void;
  send: SendPicture;
  /** Accepted media types. */
  types: readonly string[];
  /** Maximum size of an uploaded picture, in bytes. */
  maxBytes: number;
  words: { type: string; size: string; failure: string; tooMany?: string };
  max?: number;
  /** Aspect ratio (width / height) of the shown part. */
  aspect?: number;
  round?: boolean;
  /** Hint on the pictures: the kinds that it takes, and the size that looks best. */
  hint?: string;
  disabled?: boolean;
  /** Width of a thumbnail, in pixels. */
  tile?: number;
}

/** Upload of pictures that are chosen or dropped, cropped, sent with progress, ordered and removed. */
export function ImageUpload({
  label,
  value,
  onChange,
  send,
  types,
  maxBytes,
  words,
  max = 1,
  aspect = 1,
  round = false,
  hint,
  disabled = false,
  tile = 148,
}: ImageUploadProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const dragged = useRef<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const cuts = useCuts();
  const single = max === 1;
  const uploads = useUploads({
    send,
    failure: words.failure,
    onArrived: (url) => {
      setSaid('Foto subida.');
      onChange(single ? [url] : [...value, url]);
    },
  });
  const free = single ? 1 : max - value.length - uploads.pending.length;

  const take = (files: File[]) => {
    const good = files.filter(({ type }) => types.includes(type));
    setProblem(
      good.length < files.length ? words.type : good.length > free ? (words.tooMany ?? `Caben ${max} fotos.`) : null,
    );
    cuts.start(good.slice(0, Math.max(free, 0)));
  };
  const add = (file: File, place: number) => {
    if (file.size > maxBytes) return setProblem(words.size);
    if (single) uploads.pending.forEach(({ id: old }) => uploads.cancel(old));
    uploads.add(file, { place, total: cuts.total });
  };
  const move = (from: number, to: number) => {
    const urls = [...value];
    urls.splice(to, 0, ...urls.splice(from, 1));
    setSaid(`La foto pasó al lugar ${to + 1} de ${urls.length}.`);
    onChange(urls);
  };
  const remove = (index: number) => {
    setSaid('Quitaste la foto.');
    onChange(value.filter((_, i) => i !== index));
    input.current?.focus();
  };
  const hidesStored = single && uploads.pending.length > 0;
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!disabled && event.dataTransfer.files.length) take([...event.dataTransfer.files]);
      }}
    >
      <Box id={`${id}-label`} sx={{ typography: 'subtitle2', mb: 1 }}>
        {label}
      </Box>
      <PictureGrid tile={tile} empty={value.length + uploads.pending.length === 0}>
        {!hidesStored &&
          value.map((url, i) => (
            <ImageTile
              key={url}
              url={url}
              name={single ? label : `Foto ${i + 1} de ${value.length}`}
              aspect={aspect}
              round={round}
              disabled={disabled}
              draggable={!single}
              onDragStart={() => (dragged.current = i)}
              onDrop={() => dragged.current !== null && dragged.current !== i && move(dragged.current, i)}
              onBefore={i > 0 ? () => move(i, i - 1) : null}
              onAfter={i < value.length - 1 ? () => move(i, i + 1) : null}
              onRemove={() => remove(i)}
            />
          ))}
        {uploads.pending.map((picture) => (
          <PendingTile
            key={picture.id}
            picture={picture}
            aspect={aspect}
            round={round}
            onRetry={() => uploads.retry(picture)}
            onCancel={() => uploads.cancel(picture.id)}
          />
        ))}
      </PictureGrid>
      <PictureField
        input={input}
        types={types}
        multiple={!single}
        disabled={disabled || free <= 0}
        describedBy={`${id}-hint`}
        onFiles={take}
      >
        {single ? (value.length ? 'Cambiar foto' : 'Elegir foto') : 'Agregar fotos'}
      </PictureField>
      <UploadNotes id={`${id}-hint`} problem={problem} hint={hint} said={said} />
      <PictureCuts cuts={cuts} aspect={aspect} round={round} onCut={add} onProblem={setProblem} />
    </Box>
  );
}
