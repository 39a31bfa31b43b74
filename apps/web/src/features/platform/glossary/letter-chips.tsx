import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import { LETTERS, writeQuestion } from './terms';

/** The letters under which terms stand, as links. */
export const LetterChips = ({ chosen }: { chosen: string }) => (
  <Box component="nav" aria-label="Términos por letra" sx={{ my: 2 }}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {LETTERS.map(({ letra, total }) => (
        <li key={letra}>
          <ButtonBase
            component={Link}
            to={{ search: `${writeQuestion({ letra })}` }}
            preventScrollReset
            aria-current={letra === chosen ? 'true' : undefined}
            aria-label={`${letra}, ${total} ${total === 1 ? 'término' : 'términos'}`}
            sx={{
              width: 44,
              height: 44,
              borderRadius: '10px',
              fontWeight: 700,
              border: 1,
              borderColor: letra === chosen ? 'primary.main' : 'divider',
              bgcolor: letra === chosen ? 'primary.main' : 'background.paper',
              color: letra === chosen ? 'primary.contrastText' : 'text.primary',
              '&:hover': { borderColor: 'marca.control' },
            }}
          >
            {letra}
          </ButtonBase>
        </li>
      ))}
    </Box>
  </Box>
);
