import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { PageHeader } from '@/ui/page-header';
import { Stepper } from '@/ui/stepper';

const STEPS = ['Entrega', 'Pago', 'Confirmación'];
/** Links to earlier steps, which can be changed until the payment is registered. */
const LINKS = [paths.checkout()];

interface CheckoutFrameProps {
  /** 0 delivery, 1 payment, 2 confirmation. */
  step: 0 | 1 | 2;
  title: string;
  text?: ReactNode;
  /** Summary: beside the step on wide screens, above it on phones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Layout of the checkout: title, the three steps, a column for the step and one for the summary. */
export const CheckoutFrame = ({ step, title, text, aside, children }: CheckoutFrameProps) => (
  <Container sx={{ pb: 4 }}>
    <PageHeader title={title} text={text} />
    <Box sx={{ mb: 3, maxWidth: 640 }}>
      <Stepper steps={STEPS} current={step} label="Pasos de la compra" links={step < 2 ? LINKS : undefined} />
    </Box>
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: aside ? 'minmax(0, 820px) 360px' : 'minmax(0, 820px)' },
      }}
    >
      {aside && (
        <Box sx={{ order: { md: 2 }, position: { md: 'sticky' }, top: { md: HEADER_HEIGHT + 16 }, minWidth: 0 }}>
          {aside}
        </Box>
      )}
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  </Container>
);
