import type { ReportWords } from '../../texts/report.ts';

export const reportWords: ReportWords = {
  title: 'Aquí hay un error',
  lead: 'Este informe permite a quien mantiene el sitio ver exactamente el mismo momento. Contiene la posición y las respuestas, y nada sobre ti.',
  expected: '¿Qué debería haber ocurrido?',
  text: 'El informe',
  copy: 'Copiar el informe',
  open: 'Abrir en el gestor de incidencias',
  copied: 'Informe copiado',
  notCopied: 'El navegador no ha querido copiar. El texto está seleccionado: cópialo tú.',
  tooLong: 'El informe es demasiado largo para llevarlo. Se ha copiado: pégalo allí.',
  issue: (played, edition, step) => `${played}, edición ${edition}, paso ${step}`,
  freePlay: 'Juego libre',
  lines: {
    expected: 'Esperado',
    link: 'Momento',
    example: 'Ejemplo',
    edition: 'Edición',
    step: 'Paso',
    version: 'Versión',
    rules: 'Reglas citadas',
    position: 'Posición al comienzo',
    answers: 'Respuestas',
    cards: 'Cartas escritas',
  },
  nothing: '(no indicado)',
};
