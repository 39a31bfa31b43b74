import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { imageVariant } from '@tuerca/contracts/kernel/images';
import { Picture } from '@/ui/picture';

/** The client's pictures of a part; each opens in full. */
export const DevolucionPhotos = ({ fotos }: { fotos: readonly string[] }) => (
  <Box
    component="ul"
    aria-label="Fotos de la devolución"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 1,
      gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 112px))',
    }}
  >
    {fotos.map((url, i) => (
      <li key={url}>
        <Link href={imageVariant(url, 1024)} target="_blank" rel="noopener" sx={{ display: 'block', borderRadius: 1 }}>
          <Picture src={url} alt={`Foto ${i + 1} de ${fotos.length}`} sizes="120px" ratio="1 / 1" />
        </Link>
      </li>
    ))}
  </Box>
);
