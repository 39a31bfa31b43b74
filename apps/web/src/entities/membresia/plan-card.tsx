import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Plan } from '@tuerca/contracts/membresia/schemas';
import { INTERVALO_LABELS } from '@tuerca/contracts/membresia/states';
import { ref } from '@/lib/format';
import { CheckRounded } from '@/ui/icons/check-rounded';
import { Precio } from '@/ui/precio';
import { limitLabels } from './limit-labels';

/** Plans beside each other by the room there is. */
export const planGrid = {
  display: 'grid',
  gap: 2,
  alignItems: 'stretch',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
} as const;

interface PlanCardProps {
  plan: Plan & { precioBs?: number };
  /** Chips beside the name. */
  marks?: ReactNode;
  /** Set apart from the others; by default as the administrators want it. */
  recommended?: boolean;
  /** Between the benefits and the buttons. */
  children?: ReactNode;
  actions?: ReactNode;
}

const Price = ({ plan: { precio, precioBs, intervalo } }: Pick<PlanCardProps, 'plan'>) =>
  precio === 0 ? (
    <Typography sx={{ typography: 'h3' }}>Gratis</Typography>
  ) : (
    <Box>
      {precioBs === undefined ? (
        <Typography sx={{ typography: 'h3' }}>{ref(precio)}</Typography>
      ) : (
        <Precio bs={precioBs} usd={precio} />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {INTERVALO_LABELS[intervalo]}
      </Typography>
    </Box>
  );

/** A plan: what it costs, what it brings, what it allows. */
export const PlanCard = ({ plan, marks, recommended = plan.destacado, children, actions }: PlanCardProps) => (
  <Card
    component="article"
    variant="outlined"
    sx={{
      display: 'flex',
      flexDirection: 'column',
      gap: 1.5,
      p: 2,
      height: '100%',
      ...(recommended && { borderColor: 'primary.main', borderWidth: 2 }),
    }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {plan.nombre}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>{marks}</Box>
    </Box>
    <Price plan={plan} />
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {plan.descripcion}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
      {plan.beneficios.map((beneficio) => (
        <Box component="li" key={beneficio} sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
          <CheckRounded aria-hidden sx={{ fontSize: 20, color: 'success.main', flex: 'none' }} />
          <span>{beneficio}</span>
        </Box>
      ))}
    </Box>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Permite: {limitLabels(plan).join(', ').toLowerCase() || 'sin límites propios'}.
    </Typography>
    {children}
    {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 1 }}>{actions}</Box>}
  </Card>
);
