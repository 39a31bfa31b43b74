import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { ArrowBackRounded } from '@/ui/icons/arrow-back-rounded';
import { ArrowForwardRounded } from '@/ui/icons/arrow-forward-rounded';
import { DeleteOutlineRounded } from '@/ui/icons/delete-outline-rounded';
import type { PendingPicture } from './use-uploads';

const frame = (aspect: number, round: boolean) =>
  ({
    width: '100%',
    aspectRatio: String(aspect),
    objectFit: 'cover',
    display: 'block',
    bgcolor: 'marca.tile',
    border: 1,
    borderColor: 'divider',
    borderRadius: round ? '50%' : '10px',
  }) as const;

interface Shape {
  aspect: number;
  round: boolean;
}
interface ImageTileProps extends Shape {
  url: string;
  /** 'Foto 1 de 3'. */
  name: string;
  disabled?: boolean;
  /** Moves it by one place; null where there is none. */
  onBefore: (() => void) | null;
  onAfter: (() => void) | null;
  onRemove: () => void;
  draggable: boolean;
  onDragStart: () => void;
  onDrop: () => void;
}

/** A picture that is stored, with what can be done to it. */
export function ImageTile({ url, name, aspect, round, disabled, draggable, ...act }: ImageTileProps) {
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <IconButton aria-label={`${label} ${name.toLowerCase()}`} onClick={onClick} disabled={disabled}>
      {icon}
    </IconButton>
  );
  return (
    <Box
      component="li"
      draggable={draggable && !disabled}
      onDragStart={act.onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        act.onDrop();
      }}
      sx={{ minWidth: 0, cursor: draggable ? 'grab' : undefined }}
    >
      <Box component="img" src={url} alt={name} draggable={false} sx={frame(aspect, round)} />
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        {act.onBefore && button('Mover antes la', <ArrowBackRounded fontSize="small" />, act.onBefore)}
        {button('Quitar', <DeleteOutlineRounded fontSize="small" />, act.onRemove)}
        {act.onAfter && button('Mover después la', <ArrowForwardRounded fontSize="small" />, act.onAfter)}
      </Box>
    </Box>
  );
}

interface PendingTileProps extends Shape {
  picture: PendingPicture;
  onRetry: () => void;
  onCancel: () => void;
}

/** 'Subiendo 1 de 3', '2 de 3 en espera'; nothing for a picture that was chosen alone. */
const turnText = ({ begun, place, total }: PendingPicture): string =>
  total === 1 ? '' : begun ? `Subiendo ${place} de ${total}` : `${place} de ${total} en espera`;

/** True while its share says how far it is; false once the answer to all of it is awaited. */
const isMeasured = ({ begun, progress }: PendingPicture): boolean => !begun || (progress > 0 && progress < 1);

/** A picture on its way, or one that did not arrive. */
export const PendingTile = ({ picture, aspect, round, onRetry, onCancel }: PendingTileProps) => (
  <Box component="li" sx={{ minWidth: 0 }}>
    <Box component="img" src={picture.preview} alt="" sx={{ ...frame(aspect, round), opacity: 0.55 }} />
    {picture.error === null ? (
      <>
        <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'center', '&:empty': { display: 'none' } }}>
          {turnText(picture)}
        </Box>
        <LinearProgress
          aria-label={picture.total > 1 ? `Subiendo la foto ${picture.place} de ${picture.total}` : 'Subiendo la foto'}
          variant={isMeasured(picture) ? 'determinate' : 'indeterminate'}
          value={picture.progress * 100}
          sx={{ mt: 1, borderRadius: 999 }}
        />
        <Button size="small" fullWidth onClick={onCancel}>
          Cancelar
        </Button>
      </>
    ) : (
      <>
        <Box role="alert" sx={{ typography: 'body2', color: 'error.main', mt: 1, overflowWrap: 'anywhere' }}>
          {picture.error}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
          <Button size="small" onClick={onRetry}>
            Reintentar
          </Button>
          <Button size="small" onClick={onCancel}>
            Quitar
          </Button>
        </Box>
      </>
    )}
  </Box>
);
