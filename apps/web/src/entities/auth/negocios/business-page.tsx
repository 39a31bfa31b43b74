import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { truncate } from '@tuerca/contracts/kernel/text';
import { isCode } from '@/lib/api-error';
import { Head } from '@/lib/head';
import { breadcrumbs } from '@/lib/schema-org';
import { StructuredData } from '@/lib/structured-data';
import { DataState, type QueryLike } from '@/ui/data-state';
import { visuallyHidden } from '@/ui/visually-hidden';
import type { Business, BusinessKind } from './business';
import { BUSINESS_LABELS } from './business-labels';
import { BusinessNotFound, OtherBusinesses } from './business-not-found';
import { businessFacts } from './business-schema-org';
import { BusinessSkeleton } from './business-skeleton';

interface BusinessPageProps<T> {
  kind: BusinessKind;
  query: QueryLike<T>;
  /** Sentence for errors that bring none of their own. */
  error: string;
  negocioOf: (data: T) => Business;
  children: (data: T) => ReactNode;
}

/** The frame of a profile: title, skeleton, error, 'not found'. */
export function BusinessPage<T>({ kind, query, error, negocioOf, children }: BusinessPageProps<T>) {
  const { pathname } = useLocation();
  if (isCode(query.error, 'TIENDA_NO_ENCONTRADA', 'TALLER_NO_ENCONTRADO', 'NO_ENCONTRADO', 'ENTRADA_INVALIDA'))
    return <BusinessNotFound kind={kind} />;
  const negocio = query.data && negocioOf(query.data);
  const name = negocio?.nombre ?? (kind === 'tienda' ? 'Tienda' : 'Taller');
  return (
    <Container>
      <Head
        title={name}
        description={negocio && truncate(negocio.descripcion, 155)}
        image={negocio?.banner ?? negocio?.fotoPerfil}
      />
      {negocio && (
        <StructuredData
          facts={(absolute) => [
            businessFacts(negocio, pathname, absolute),
            breadcrumbs(
              [
                ['Inicio', '/'],
                [BUSINESS_LABELS[kind].title, BUSINESS_LABELS[kind].list()],
                [negocio.nombre, pathname],
              ],
              absolute,
            ),
          ]}
        />
      )}
      {!negocio && (
        <Box component="h1" sx={visuallyHidden}>
          {name}
        </Box>
      )}
      <DataState
        query={query}
        skeleton={<BusinessSkeleton />}
        error={error}
        errorAction={<OtherBusinesses kind={kind} />}
      >
        {children}
      </DataState>
    </Container>
  );
}
