import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, Suspense, useState } from 'react';
import { isDrawing } from '@tuerca/contracts/kernel/images';
import { lazyPart } from '@/lib/lazy-part';
import { GalleryThumbnails } from './gallery-thumbnails';
import { ChevronLeftRounded } from './icons/chevron-left-rounded';
import { ChevronRightRounded } from './icons/chevron-right-rounded';
import { ZoomInRounded } from './icons/zoom-in-rounded';
import { Picture } from './picture';
import type { FallbackKind } from './picture-fallback';
import { TopProgress } from './top-progress';
import { useSwipe } from './use-swipe';
import { visuallyHidden } from './visually-hidden';

const PicturesDialog = lazyPart(async () => (await import('./lightbox')).default);

const round = {
  position: 'absolute',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '50%',
  '&:hover': { bgcolor: 'background.paper', borderColor: 'marca.control' },
} as const;
const arrow = { ...round, top: '50%', transform: 'translateY(-50%)' } as const;
const tag = {
  position: 'absolute',
  bottom: 12,
  px: 1,
  borderRadius: 999,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  typography: 'caption',
  fontWeight: 600,
} as const;
// A finger swipes as the browser does it, picture by picture.
const track = {
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  overscrollBehaviorX: 'contain',
  borderRadius: '10px',
  '& > *': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
} as const;
interface GalleryProps {
  imagenes: string[];
  nombre: string;
  badge?: ReactNode;
  fallback?: FallbackKind;
}

/** Pictures of one thing: swiped, stepped through with arrow keys, and shown over the whole screen; small ones below (on a phone the price has that place). */
export function Gallery({ imagenes, nombre, badge, fallback }: GalleryProps) {
  const [large, setLarge] = useState(false);
  const count = imagenes.length;
  const { strip, current, show, step, settle, takeOver } = useSwipe(count);
  const keys = (event: React.KeyboardEvent) => {
    if (count < 2 || large || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  const alt = (i: number) => (count > 1 ? `${nombre}, imagen ${i + 1} de ${count}` : nombre);
  return (
    <Box role="group" aria-label={`Imágenes de ${nombre}`} onKeyDown={keys} sx={{ minWidth: 0 }}>
      <Box sx={{ position: 'relative' }}>
        {/* A scrolling element needs keyboard focus; its arrow keys are handled by the group. */}
        <Box
          ref={strip}
          onScroll={settle}
          onPointerDown={takeOver}
          onWheel={takeOver}
          tabIndex={count > 1 ? 0 : undefined}
          role={count > 1 ? 'group' : undefined}
          aria-label={count > 1 ? 'Desliza para ver las imágenes' : undefined}
          sx={track}
        >
          {(count ? imagenes : [undefined]).map((src, i) => (
            <Box
              key={src ?? 'none'}
              aria-hidden={i !== current}
              onClick={src ? () => setLarge(true) : undefined}
              sx={{ cursor: src ? 'zoom-in' : undefined }}
            >
              <Picture
                src={src}
                alt={alt(i)}
                sizes="(min-width: 900px) 560px, (min-width: 600px) 50vw, 88vw"
                fallback={fallback}
                priority={i === 0}
                sx={{ borderRadius: 0, aspectRatio: { xs: '4 / 3', sm: '1 / 1' } }}
              />
            </Box>
          ))}
        </Box>
        {badge && <Box sx={{ position: 'absolute', top: 12, left: 12, display: 'flex', gap: 0.75 }}>{badge}</Box>}
        {count > 0 && (
          <IconButton
            aria-label="Ampliar imagen"
            aria-haspopup="dialog"
            onClick={() => setLarge(true)}
            sx={{ ...round, top: 12, right: 12 }}
          >
            <ZoomInRounded />
          </IconButton>
        )}
        {count > 0 && isDrawing(imagenes[current]!) && (
          <Box component="span" sx={{ ...tag, left: 12 }}>
            Ilustración
          </Box>
        )}
        {count > 1 && (
          <>
            <IconButton aria-label="Imagen anterior" onClick={() => step(-1)} sx={{ ...arrow, left: 12 }}>
              <ChevronLeftRounded />
            </IconButton>
            <IconButton aria-label="Imagen siguiente" onClick={() => step(1)} sx={{ ...arrow, right: 12 }}>
              <ChevronRightRounded />
            </IconButton>
            <Box component="span" role="status" sx={visuallyHidden}>{`Imagen ${current + 1} de ${count}`}</Box>
            <Box component="span" aria-hidden sx={{ ...tag, display: { sm: 'none' }, right: 12 }}>
              {`${current + 1} / ${count}`}
            </Box>
          </>
        )}
      </Box>
      {count > 1 && <GalleryThumbnails imagenes={imagenes} current={current} onChoose={show} />}
      {large && (
        <Suspense fallback={<TopProgress label="Abriendo" />}>
          <PicturesDialog
            imagenes={imagenes}
            nombre={nombre}
            index={current}
            onClose={(shown) => {
              setLarge(false);
              show(shown);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
