import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { srcSet } from '@tuerca/contracts/kernel/images';
import { mediaUrl } from '@/lib/media-url';
import { type FallbackKind, PictureFallback } from './picture-fallback';

interface PictureProps {
  src: string | null | undefined;
  /** Empty when the name is beside it. */
  alt: string;
  /**
   * Displayed width, as in <img sizes>: '(min-width: 900px) 280px, 44vw'. Without the margins: a pixel too many fetches the next
   * larger picture, at twice the bytes.
   */
  sizes: string;
  /** Aspect ratio (width / height) as CSS; the space is reserved before the picture loads. */
  ratio?: string;
  fit?: 'contain' | 'cover';
  /** The main picture of the page: loaded eagerly, with high priority. */
  priority?: boolean;
  fallback?: FallbackKind;
  sx?: SxProps<Theme>;
}

/** A stored picture on its tinted tile, in the width that the screen needs; a drawing when there is none. */
export function Picture({
  src,
  alt,
  sizes,
  ratio = '4 / 3',
  fit = 'cover',
  priority = false,
  fallback = 'producto',
  sx,
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = mediaUrl(src);
  const shown = address && address !== broken ? address : null;
  return (
    <Box
      sx={[
        {
          position: 'relative',
          aspectRatio: ratio,
          width: '100%',
          bgcolor: 'marca.tile',
          overflow: 'hidden',
          borderRadius: 1,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {shown ? (
        <Box
          component="img"
          src={shown}
          srcSet={srcSet(shown) || undefined}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          onError={() => setBroken(shown)}
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: fit }}
        />
      ) : (
        <PictureFallback kind={fallback} label={alt} />
      )}
    </Box>
  );
}
