import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../visually-hidden';
import { ImageTile, PendingTile } from './image-tile';
import { useUploads, type SendPicture } from './use-uploads';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));

interface ImageUploadProps {
  label: string;
  /** Addresses of the stored pictures, in their order. */
  value: readonly string[];
  onChange: (urls: string[]) => void;
  send: SendPicture;
  /** Media types that may be chosen. */
  types: readonly string[];
  /** Largest picture that is sent, in bytes. */
  maxBytes: number;
  words: { type: string; size: string; failure: string };
  max?: number;
  /** Width divided by height of the shown part. */
  aspect?: number;
  round?: boolean;
  /** What is asked for: 'JPG, PNG o GIF. Recomendado: 500 × 500.' */
  hint?: string;
  disabled?: boolean;
  /** Width of a picture, in pixels. */
  tile?: number;
}

/** Pictures that are chosen or dropped, cut, sent with progress, ordered and removed. */
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
  const [cropping, setCropping] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<File[]>([]);
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

  const openNext = (files: File[]) => {
    setCropping((old) => {
      if (old) URL.revokeObjectURL(old);
      return files[0] ? URL.createObjectURL(files[0]) : null;
    });
    setWaiting(files.slice(1));
  };
  const take = (files: File[]) => {
    const good = files.filter(({ type }) => types.includes(type));
    setProblem(good.length < files.length ? words.type : good.length > free ? `Caben ${max} fotos.` : null);
    openNext(good.slice(0, Math.max(free, 0)));
  };
  const cropped = (file: File) => {
    if (file.size > maxBytes) setProblem(words.size);
    else {
      if (single) uploads.pending.forEach(({ id: old }) => uploads.cancel(old));
      uploads.add(file);
    }
    openNext(waiting);
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
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: value.length + uploads.pending.length ? 'grid' : 'none',
          gap: 1.5,
          gridTemplateColumns: `repeat(auto-fill, min(${tile}px, calc(50% - 6px)))`,
          mb: 1.5,
        }}
      >
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
      </Box>
      <Button
        component="label"
        // The field inside is what takes the focus: a label is no button.
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        startIcon={<AddPhotoAlternateOutlined />}
        disabled={disabled || free <= 0}
        sx={{ '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 } }}
      >
        {single ? (value.length ? 'Cambiar foto' : 'Elegir foto') : 'Agregar fotos'}
        <Box
          component="input"
          ref={input}
          type="file"
          accept={types.join(',')}
          multiple={!single}
          disabled={disabled || free <= 0}
          aria-describedby={`${id}-hint`}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            take([...(event.target.files ?? [])]);
            // The same file may be chosen again after it was removed.
            event.target.value = '';
          }}
          sx={visuallyHidden}
        />
      </Button>
      <FormHelperText id={`${id}-hint`} error={problem !== null} role={problem ? 'alert' : undefined}>
        {problem ?? hint}
      </FormHelperText>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {cropping && (
        <Suspense>
          <CropDialog url={cropping} aspect={aspect} round={round} onDone={cropped} onClose={() => openNext(waiting)} />
        </Suspense>
      )}
    </Box>
  );
}
