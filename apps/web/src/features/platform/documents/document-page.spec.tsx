import { screen } from '@testing-library/react';
import { DOCUMENT_PATHS, DRAFT_NOTE, TEXT_DOCUMENTS, type TextDocument } from '@tuerca/contracts/pages/documents';
import { servicesRoutes } from '@/app/routes-services';
import { renderApp } from '@/test/render-app';

it.each(DOCUMENT_PATHS)(
  '%s is read from its title to its last paragraph, and leads to whom to write to',
  async (path) => {
    renderApp(path, servicesRoutes);
    const document: TextDocument = TEXT_DOCUMENTS[path];
    expect(await screen.findByRole('heading', { level: 1, name: document.title })).toBeInTheDocument();
    for (const { title, paragraphs } of document.sections) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
      for (const text of paragraphs) expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.queryByText(DRAFT_NOTE) !== null).toBe(document.draft === true);
    expect(screen.getByRole('link', { name: /^Escribir a/ })).toHaveAttribute('href', 'mailto:hola@tuerca.com.ve');
  },
);
