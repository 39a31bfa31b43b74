import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { imageVariant } from '@tuerca/contracts/kernel/images';
import { useState, type ReactNode } from 'react';
import { Picture } from './picture';
import type { FallbackKind } from './picture-fallback';
import { visuallyHidden } from './visually-hidden';

const arrow = {
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '50%',
  '&:hover': { bgcolor: 'background.paper', borderColor: 'marca.control' },
} as const;

interface GalleryProps {
  imagenes: string[];
  nombre: string;
  badge?: ReactNode;
  fallback?: FallbackKind;
}

/** Pictures of one thing: a large one, the others below (on a phone the price has that place); arrow keys step through them. */
export function Gallery({ imagenes, nombre, badge, fallback }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const count = imagenes.length;
  const current = Math.min(index, Math.max(0, count - 1));
  const step = (by: number) => setIndex((current + by + count) % count);
  const keys = (event: React.KeyboardEvent) => {
    if (count < 2 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <Box role="group" aria-label={`Imágenes de ${nombre}`} onKeyDown={keys} sx={{ minWidth: 0 }}>
      <Box sx={{ position: 'relative' }}>
        <Picture
          key={imagenes[current]}
          src={imagenes[current]}
          alt={count > 1 ? `${nombre}, imagen ${current + 1} de ${count}` : nombre}
          sizes="(min-width: 900px) 560px, (min-width: 600px) 50vw, 100vw"
          fallback={fallback}
          priority
          sx={{ borderRadius: '10px', aspectRatio: { xs: '4 / 3', sm: '1 / 1' } }}
        />
        {badge && <Box sx={{ position: 'absolute', top: 12, left: 12, display: 'flex', gap: 0.75 }}>{badge}</Box>}
        {count > 1 && (
          <>
            <IconButton aria-label="Imagen anterior" onClick={() => step(-1)} sx={{ ...arrow, left: 12 }}>
              <ChevronLeftRounded />
            </IconButton>
            <IconButton aria-label="Imagen siguiente" onClick={() => step(1)} sx={{ ...arrow, right: 12 }}>
              <ChevronRightRounded />
            </IconButton>
            <Box component="span" role="status" sx={visuallyHidden}>{`Imagen ${current + 1} de ${count}`}</Box>
            <Box
              component="span"
              aria-hidden
              sx={{
                display: { sm: 'none' },
                position: 'absolute',
                right: 12,
                bottom: 12,
                px: 1,
                borderRadius: 999,
                bgcolor: 'background.paper',
                border: 1,
                borderColor: 'divider',
                typography: 'caption',
                fontWeight: 600,
              }}
            >{`${current + 1} / ${count}`}</Box>
          </>
        )}
      </Box>
      {count > 1 && (
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1, overflowX: 'auto', p: '3px', m: '9px -3px -3px' }}>
          {imagenes.map((src, i) => (
            <ButtonBase
              key={src}
              aria-label={`Ver imagen ${i + 1} de ${count}`}
              aria-current={i === current}
              onClick={() => setIndex(i)}
              sx={{
                flex: 'none',
                width: 72,
                borderRadius: 1,
                overflow: 'hidden',
                border: 2,
                borderColor: i === current ? 'primary.main' : 'transparent',
              }}
            >
              <Picture src={imageVariant(src, 320)} alt="" sizes="72px" ratio="1 / 1" sx={{ borderRadius: 0 }} />
            </ButtonBase>
          ))}
        </Box>
      )}
    </Box>
  );
}
