import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Ajuste } from '@tuerca/contracts/auth/garaje/ajuste';
import { FitBadge } from '@/entities/auth/garaje/fit-badge';
import { Picture } from '@/ui/picture';
import type { FallbackKind } from '@/ui/picture-fallback';
import { Precio } from '@/ui/precio';
import { Section } from '@/ui/section';

interface Hit {
  id: string;
  nombre: string;
  imagen: string | null;
  ruta: string;
  detalle: string;
  precio?: number;
  precioBs?: number;
  ajuste?: Ajuste;
}

interface ResultGroupProps {
  title: string;
  hits: Hit[];
  total: number;
  kind: FallbackKind;
  /** Link to all results. */
  all: { to: string; label: string };
}

// Rows have equal heights: with a vehicle other products may come first, after the page has been rendered.
const twoLines = {
  lineHeight: 1.3,
  height: '2.6em',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** Results of one kind, with the link to all of them. */
export function ResultGroup({ title, hits, total, kind, all }: ResultGroupProps) {
  if (hits.length === 0) return null;
  return (
    <Section
      title={`${title} (${total.toLocaleString('es-VE')})`}
      action={
        <Button component={Link} to={all.to} sx={{ px: { xs: 0, md: 2.25 }, mx: { md: -2.25 } }}>
          {all.label}
        </Button>
      }
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {hits.map((hit, place) => (
          <Card
            // With a vehicle other results may come first: rows stay, their contents change.
            key={place}
            component="li"
            sx={{
              position: 'relative',
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              p: 1.5,
              '&:hover': { borderColor: 'marca.control' },
              '&:focus-within': { borderColor: 'primary.main' },
            }}
          >
            <Picture
              src={hit.imagen}
              alt=""
              sizes="88px"
              ratio="1 / 1"
              fallback={kind}
              sx={{ width: 88, flex: 'none' }}
            />
            <Box sx={{ minWidth: 0 }}>
              <Typography component="h3" variant="subtitle1" sx={kind === 'producto' ? twoLines : { lineHeight: 1.3 }}>
                <Box
                  component={Link}
                  to={hit.ruta}
                  sx={{
                    color: 'inherit',
                    textDecoration: 'none',
                    overflowWrap: 'anywhere',
                    '&::after': { content: '""', position: 'absolute', inset: 0 },
                    '&:hover': { textDecoration: 'underline' },
                  }}
                >
                  {hit.nombre}
                </Box>
              </Typography>
              {/* As high without the badge, which comes later. */}
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 24, mb: 0.5 }}>
                <Typography variant="body2" noWrap sx={{ color: 'text.secondary', minWidth: 0 }}>
                  {hit.detalle}
                </Typography>
                {hit.ajuste && <FitBadge plain ajuste={hit.ajuste} sx={{ flex: 'none' }} />}
              </Box>
              {hit.precioBs !== undefined && (
                // On a phone a long price takes two lines.
                <Box sx={{ minHeight: { xs: 44, md: 0 } }}>
                  <Precio size="sm" bs={hit.precioBs} usd={hit.precio} />
                </Box>
              )}
            </Box>
          </Card>
        ))}
      </Box>
    </Section>
  );
}
