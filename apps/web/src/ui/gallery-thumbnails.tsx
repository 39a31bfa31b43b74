import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { imageVariant } from '@tuerca/contracts/kernel/images';
import { Picture } from './picture';

interface GalleryThumbnailsProps {
  imagenes: string[];
  current: number;
  onChoose: (index: number) => void;
}

/** The pictures of a gallery in small, to choose one; not on a phone. */
export const GalleryThumbnails = ({ imagenes, current, onChoose }: GalleryThumbnailsProps) => (
  <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1, overflowX: 'auto', p: '3px', m: '9px -3px -3px' }}>
    {imagenes.map((src, i) => (
      <ButtonBase
        key={src}
        aria-label={`Ver imagen ${i + 1} de ${imagenes.length}`}
        aria-current={i === current}
        onClick={() => onChoose(i)}
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
);
