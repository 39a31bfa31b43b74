import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { HOME_LINK } from '@/ui/labels';
import { TuercaMark } from '@/ui/tuerca-mark';

interface DoorProps {
  title: string;
  text?: ReactNode;
  /** Below the card: the other way in. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame of the small pages around an account: mark, one heading, one card. */
export const AuthFrame = ({ title, text, foot, children }: DoorProps) => (
  <Container maxWidth={false} sx={{ maxWidth: 488, py: { xs: 3, md: 7 } }}>
    <Box
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', mb: { xs: 2, md: 3 } }}
    >
      <Box
        component={Link}
        to={paths.home()}
        aria-label={HOME_LINK}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: '50%',
          bgcolor: 'marca.band',
          color: 'secondary.main',
          mb: 1.5,
        }}
      >
        <TuercaMark aria-hidden sx={{ fontSize: 30 }} />
      </Box>
      <Typography variant="h1" tabIndex={-1} sx={{ fontSize: { xs: '1.5625rem', md: '1.9375rem' } }}>
        {title}
      </Typography>
      {text && (
        <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '44ch', textWrap: 'balance' }}>{text}</Typography>
      )}
    </Box>
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
      {children}
    </Paper>
    {foot && <Typography sx={{ textAlign: 'center', mt: 2, py: 1 }}>{foot}</Typography>}
  </Container>
);
