import { languageName } from '../../language-name.ts';
import { MANY_RESULTS } from '../../many-results.ts';
import type { SearchWords } from '../../texts/search.ts';
import { englishName, otherMeaning } from './marks.ts';

export const search: SearchWords = {
  englishName,
  label: 'Número de regla o palabras',
  placeholder: '6.1.e, sabotear, ¿puedo…?',
  close: 'Cerrar la búsqueda',
  results: 'Resultados',
  keys: 'Flechas para elegir, Intro para abrir, Escape para cerrar.',
  loading: 'Se carga el índice de búsqueda…',
  found: (count) => {
    if (count === 1) return '1 resultado';
    return count > MANY_RESULTS ? `más de ${MANY_RESULTS} resultados` : `${count} resultados`;
  },
  nearest: (count) =>
    count === 1
      ? 'Este número no existe; este es el más cercano'
      : 'Este número no existe; estos son los más cercanos',
  elsewhere: (edition, number) =>
    `${number} es un número de la edición ${edition}; esto es lo que le corresponde en esta`,
  onlyElsewhere: (edition, number) =>
    `${number} es un número de la edición ${edition}; nada le corresponde en esta`,
  otherMeaning,
  none: 'No se ha encontrado nada. Pregunta con otras palabras o consulta',
  failed:
    'No se ha podido cargar el índice de búsqueda. Los números de regla siguen funcionando, y también',
  retry: 'Intentar de nuevo',
  outline: 'el esquema de las reglas',
  terms: 'la lista de términos',
  all: (count) =>
    count > MANY_RESULTS ? 'Ver todos los resultados' : `Ver los ${count} resultados`,
  kind: {
    rule: 'Regla',
    chapter: 'Capítulo',
    group: 'Grupo',
    section: 'Sección',
    article: 'Artículo',
    term: 'Término',
    ruling: 'Respuesta',
    card: 'Carta',
    example: 'Ejemplo',
    record: 'Registro',
    page: 'Página',
    unanswered: 'No está en las reglas',
  },
  corrected: (typed, read) => `«${typed}» se ha leído como «${read}»`,
  meaning: (said, language, name) => `${said} (${language}) = ${name}`,
  readIn: (language) => `La pregunta se ha leído en ${language}`,
  fullText: (count) =>
    count === 1
      ? 'Solo un texto tiene estas palabras'
      : `Solo ${count} textos tienen estas palabras`,
  older: (edition) => `Edición ${edition}`,
  also: (edition, number) => `${number} en la edición ${edition}`,
  more: (count) => (count > MANY_RESULTS ? 'Mostrar todos los demás' : `Mostrar ${count} más`),
  refuse: 'Buscar exactamente lo escrito',
  recent: 'Búsquedas recientes',
  forget: 'Olvidarlas',
  everything: 'Todo',
  filters: 'Mostrar solo',
  filteredOut: 'Ningún resultado cumple todos estos filtros',
  unfilter: 'Mostrar todo',
  edition: 'Edición',
  language: 'Idioma',
  chapter: 'Capítulo',
  anyEdition: 'Todas las ediciones',
  anyChapter: 'Todos los capítulos',
  best: 'Mejores respuestas',
  near: 'Resultados cercanos',
  unanswered: 'Ninguna regla responde a esto; esto es lo más cercano',
  checkDeck: 'Comprobar un mazo',
  watch: 'Verlo',
  nearestTerms: 'Términos cercanos:',
  searchTexts: 'Buscar también en notas, historias y textos de cartas',
  inTexts: 'En los textos completos',
  suggested: 'Quizá buscas',
  number: 'Número',
  nameLanguage: (language) => languageName(language, 'es'),
  groups: {
    rule: 'Reglas',
    section: 'Secciones',
    group: 'Grupos',
    chapter: 'Capítulos',
    article: 'Artículos',
    term: 'Términos',
    ruling: 'Respuestas',
    card: 'Cartas',
    example: 'Ejemplos',
    record: 'El registro',
    page: 'Páginas del sitio',
    unanswered: 'No está en las reglas',
  },
};
