import Container, { type ContainerProps } from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Head } from '@/lib/head';
import { PageHeader } from './page-header';

interface OfficePageProps {
  title: string;
  text?: ReactNode;
  /** Buttons of the header. */
  actions?: ReactNode;
  /** Link above the header. */
  back?: ReactNode;
  maxWidth?: ContainerProps['maxWidth'];
  children: ReactNode;
}

/** A page of an office, which search engines leave out: its title, its header and its content. */
export const OfficePage = ({ title, text, actions, back, maxWidth, children }: OfficePageProps) => (
  <Container maxWidth={maxWidth} sx={{ pb: 4 }}>
    <Head title={title} noindex />
    {back}
    <PageHeader title={title} text={text} actions={actions} />
    {children}
  </Container>
);
