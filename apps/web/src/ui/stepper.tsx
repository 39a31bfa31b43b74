import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { CheckRounded } from './icons/check-rounded';
import { visuallyHidden } from './visually-hidden';

interface StepperProps {
  steps: readonly string[];
  /** Index of the step on screen, from 0. */
  current: number;
  label?: string;
  /** Addresses of the steps that can be gone back to, by index. */
  links?: readonly (string | undefined)[];
}

/** Named steps in order; on a phone only the current one and those that can be gone back to show their name. */
export const Stepper = ({ steps, current, label = 'Pasos', links = [] }: StepperProps) => (
  <Box
    component="ol"
    aria-label={label}
    sx={{ display: 'flex', alignItems: 'center', gap: 1, listStyle: 'none', p: 0, m: 0 }}
  >
    {steps.map((step, i) => {
      const done = i < current;
      const now = i === current;
      const back = done ? links[i] : undefined;
      return (
        <Box
          key={step}
          component="li"
          aria-current={now ? 'step' : undefined}
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            flex: i < steps.length - 1 ? '1 1 auto' : '0 0 auto',
            minWidth: 0,
          }}
        >
          <Box
            aria-hidden
            sx={{
              flex: 'none',
              display: 'grid',
              placeItems: 'center',
              width: 28,
              height: 28,
              borderRadius: '50%',
              typography: 'body2',
              fontWeight: 700,
              border: 2,
              borderColor: done || now ? 'primary.main' : 'marca.control',
              bgcolor: done || now ? 'primary.main' : 'transparent',
              color: done || now ? 'primary.contrastText' : 'text.secondary',
            }}
          >
            {done ? <CheckRounded sx={{ fontSize: 18 }} /> : i + 1}
          </Box>
          <Box
            component="span"
            sx={{
              typography: 'body2',
              fontWeight: now ? 700 : 500,
              color: now ? 'text.primary' : 'text.secondary',
              whiteSpace: 'nowrap',
              ...(!now && !back && { '@media (max-width:599px)': visuallyHidden }),
            }}
          >
            {back ? (
              <MuiLink component={Link} to={back} sx={{ color: 'inherit', py: 1.5 }}>
                {step}
              </MuiLink>
            ) : (
              step
            )}
            {done && (
              <Box component="span" sx={visuallyHidden}>
                {' '}
                (listo)
              </Box>
            )}
          </Box>
          {i < steps.length - 1 && (
            <Box aria-hidden sx={{ flex: 1, minWidth: 12, height: 2, bgcolor: done ? 'primary.main' : 'divider' }} />
          )}
        </Box>
      );
    })}
  </Box>
);
