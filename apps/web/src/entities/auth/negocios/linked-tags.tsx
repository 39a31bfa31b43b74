import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';

interface LinkedTagsProps {
  title: string;
  tags: string[];
  /** Link to the list of businesses that have this tag as well. */
  hrefOf: (tag: string) => string;
}

/** Tags of a business, each a link to others that have it. */
export function LinkedTags({ title, tags, hrefOf }: LinkedTagsProps) {
  const id = useId();
  if (tags.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 2 }}>
      <Typography id={id} variant="subtitle2" component="h2">
        {title}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
      >
        {tags.map((tag) => (
          <li key={tag}>
            <Chip clickable component={Link} to={hrefOf(tag)} variant="outlined" label={tag} sx={{ height: 36 }} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
