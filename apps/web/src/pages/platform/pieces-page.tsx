import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Head } from '@/lib/head';
import { ModeSwitch } from '@/ui/mode-switch';
import { PageHeader } from '@/ui/page-header';

interface Sample {
  name: string;
  node: ReactNode;
}
// Pieces bring their own samples in a file beside them.
const found = import.meta.glob<{ samples: readonly Sample[] }>('../../ui/**/*.samples.tsx', { eager: true });
const ALL: readonly Sample[] = Object.values(found).flatMap(({ samples }) => samples);

/** Every piece of ui/ in its states, for development alone: the route exists in no production build. */
export const PiecesPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Piezas" noindex />
    <PageHeader title="Piezas" />
    <ModeSwitch />
    <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      {ALL.map(({ name, node }) => (
        <Paper
          key={name}
          component="section"
          variant="outlined"
          aria-label={name}
          sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
        >
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            {name}
          </Typography>
          {node}
        </Paper>
      ))}
    </Box>
  </Container>
);
