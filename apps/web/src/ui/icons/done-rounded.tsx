import { createSvgIcon } from '@mui/material/utils';

export const DoneRounded = createSvgIcon(
  <path d="m9 16.2-3.5-3.5a.984.984 0 0 0-1.4 0c-.39.39-.39 1.01 0 1.4l4.19 4.19c.39.39 1.02.39 1.41 0L20.3 7.7c.39-.39.39-1.01 0-1.4a.984.984 0 0 0-1.4 0z" />,
  'DoneRounded',
);
