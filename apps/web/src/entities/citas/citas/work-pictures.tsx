import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { imageVariant } from '@tuerca/contracts/kernel/images';
import { Picture } from '@/ui/picture';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
} as const;

const Pictures = ({ title, urls }: { title: string; urls: readonly string[] }) => (
  <Box>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
      {title}
    </Typography>
    <Box component="ul" aria-label={`Fotos: ${title.toLowerCase()}`} sx={grid}>
      {urls.map((url, i) => (
        <li key={url}>
          <Link
            href={imageVariant(url, 1024)}
            target="_blank"
            rel="noopener"
            sx={{ display: 'block', borderRadius: 1, '&:focus-visible': { outlineOffset: 2 } }}
          >
            <Picture src={url} alt={`${title}, foto ${i + 1} de ${urls.length}`} sizes="120px" ratio="1 / 1" />
          </Link>
        </li>
      ))}
    </Box>
  </Box>
);

/** Whether anybody took pictures of the work. */
export const hasWorkPictures = ({ fotosAntes, fotosDespues }: Cita): boolean =>
  fotosAntes.length + fotosDespues.length > 0;

/** The workshop's pictures before and after the work, each opens in full; draws nothing while there is none. */
export const WorkPictures = ({ cita }: { cita: Cita }) =>
  hasWorkPictures(cita) ? (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {cita.fotosAntes.length > 0 && <Pictures title="Antes" urls={cita.fotosAntes} />}
      {cita.fotosDespues.length > 0 && <Pictures title="Después" urls={cita.fotosDespues} />}
    </Box>
  ) : null;
