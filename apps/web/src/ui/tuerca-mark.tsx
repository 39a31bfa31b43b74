import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** The hexagonal nut of the brand. */
export const TuercaMark = (props: SvgIconProps) => (
  <SvgIcon viewBox="0 0 32 32" {...props}>
    <path
      fillRule="evenodd"
      d="M9.6 3.5h12.8a2 2 0 0 1 1.73 1l6.4 10.5a2 2 0 0 1 0 2L24.13 27.5a2 2 0 0 1-1.73 1H9.6a2 2 0 0 1-1.73-1L1.47 17a2 2 0 0 1 0-2L7.87 4.5a2 2 0 0 1 1.73-1ZM16 9.6a6.4 6.4 0 1 0 0 12.8 6.4 6.4 0 0 0 0-12.8Z"
    />
  </SvgIcon>
);
