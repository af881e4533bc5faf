/** Spanish words and word endings for the search. */

import { gameComparedWith, type QueryWords, takeOffEnding } from '../query-words.ts';

const SPANISH_ENDINGS = [
  ...['ariamos', 'eriamos', 'iriamos', 'abamos', 'aremos', 'eremos', 'iremos'],
  ...['iendo', 'ieron', 'amos', 'emos', 'imos', 'ando', 'aron', 'aban'],
  ...['ados', 'adas', 'idos', 'idas', 'ado', 'ada', 'ido', 'ida', 'aba', 'ian'],
  ...['ar', 'er', 'ir', 'an', 'en', 'as', 'es', 'os', 'a', 'e', 'o'],
];

/** A pronoun at the end of an infinitive or a gerund: `jugarla`, `descartarme`, `jugandolo`. */
const ENCLITIC = /(?<=..(?:[aei]r|ndo))(?:me|te|se|nos)?(?:l[oae]s?|me|te|se|nos)$/;

function stemWord(word: string): string {
  const base = takeOffEnding(word.replace(ENCLITIC, ''), SPANISH_ENDINGS, 3);
  return takeOffEnding(base, ['i'], 4);
}

export const queryWords: QueryWords = {
  stemWord,
  keptWords: 'mana paso estado partida orden lugar titan leviatan',
  irregularForms: `paso pasos; estado estados; partida partidas; orden ordenes; lugar lugares;
    dia dias; vez veces; titan titanes; leviatan leviatanes; capitan capitanes; imagen imagenes;
    aprendiz aprendices; jugar juega juegas juegan juegue juegues jueguen jugue jugado jugada jugados jugadas jugando;
    perder pierde pierdo pierdes pierden pierda perdido perdida; mover mueve muevo mueves mueven mueva movido movida movimiento;
    volver vuelve vuelvo vuelven vuelva vuelto vuelta; devolver devuelve devuelvo devuelven devuelva devuelto devuelta;
    elegir elige elijo eliges eligen elija elegido elegida eleccion; morir muere muero mueren muera muerto muerta;
    dormir duerme duermo duermen duerma dormido dormida dormidos dormidas; tener tiene tengo tienes tienen tenga tenido;
    resolver resuelve resuelvo resuelven resuelva resuelto resuelta resolucion; poner pone pongo pones ponen ponga puesto puesta;
    costar cuesta cuestan cueste coste costes costo; empezar empieza empiezo empiezan empiece empezado;
    comenzar comienza comienzo comienzan comience comenzado; destruir destruye destruyo destruido destruida;
    salir sale salgo sales salen salga salido; seguir sigue sigo siguen siga seguido; repetir repite repito repiten repetido;
    obtener obtiene obtengo obtienen obtenido; mantener mantiene mantengo mantienen mantenga mantenido;
    detener detiene detengo detenido; ascender asciende asciendo ascienden ascienda ascendido ascendida ascendidas ascension;
    reabastecer reabastece reabastezco reabastezca reabastecido reabastecimiento;
    avanzar avanza avanzo avanzan avance avances avancen avanzado; colocar coloca coloco colocan coloque coloques colocado colocada;
    pagar paga pago pagas pagan pague pagues paguen pagado pagada; sacrificar sacrifica sacrifico sacrifican sacrifique
    sacrifiques sacrificado sacrificada sacrificio sacrificios; atacar ataca ataco atacan ataque ataques;
    bloquear bloquea bloqueo bloquean bloquee; descartar descarta descarto descartan descarte descartes descartado descartada;
    robar roba robo robas roban robe robes robado robada; sabotear sabotea saboteo sabotean sabotaje sabotajes;
    crear crea creo creas crean cree crees creado creada creadas creacion; gastar gasta gasto gastan gaste;
    potenciar potencia potencian potenciado potenciada potenciados potenciadas; usar usa uso usas usan use uses usado usada;
    copiar copia copio copian copie; barajar baraja barajo barajan baraje; intercambiar intercambia intercambian intercambio;
    trasladar traslada trasladan traslade traslado; activar activa activo activan active activacion activado activada;
    desencadenar desencadena desencadenan desencadene desencadenado desencadenada;
    leer lee leo leen leido; ver ve veo ven vea visto vista; decidir decide decido deciden decidido;
    matar mata mato matan mate; ganar gana gano ganas ganan gane ganes ganado; limpiar limpia limpieza;
    entrar entra entro entran entre entrado entrada; llegar llega llego llegan llegue; dar da doy dan`,
  stopWords: `el la lo los las un una unos unas de del a al ante con contra desde en entre hacia hasta para por segun
    sin sobre tras y e o u ni que quien quienes cual cuales cuando donde adonde como cuanto cuanta cuantos cuantas
    porque pues si no me mi mis mio mia mios mias te ti tu tus tuyo tuya se su sus suyo suya nos nuestro nuestra
    le les yo ella ellas ellos ello usted ustedes nosotros vosotros os vuestro vuestra este esta esto estos estas
    ese esa eso esos esas aquel aquella aquello es son soy eres somos ser sea sean era fue seria esta estan estoy
    estar este esten ha han he has hay haber haya habia puedo puedes puede pueden poder podria podrian podemos pueda
    debo debes debe deben deber deberia hace hacen hacer hago haces haga haz ocurre ocurren ocurrir sucede
    suceden funciona funcionan funcionar sirve sirven significa significan quiere decir quiero quieres va van voy
    vas ir vaya muy mas menos tambien tampoco ya aun todavia siempre nunca jamas mucho mucha muchos muchas todo toda
    todos todas cada otro otra otros otras mismo misma mismos mismas tan tanto solo solamente asi entonces luego
    despues antes durante mientras ahora algo alguien alguno alguna algunos algunas nada nadie ninguno ninguna ningun
    algun regla reglas exactamente realmente verdad acaso cosa cosas forma manera modo caso vale cuenta cuentan
    diferencia diferencias vs hola gracias perdon dice dicen decir explicar explica entender entiendo creo pienso
    duda problema seguro util necesito falta sabe saber se quisiera queria cualquier cualquiera bueno pos xq pq
    porfa tio tia chicos gente ok oye dime sigue siguen`,
  sayLittle: 'juego juegos partida partidas altered ejemplo existe existen ya',
  ofSite: `sitio web gente personas pagina codex gratis oficial jugar jugador arbitro juez reglamento libro documento
    version formato telefono movil ordenador rapido facil completo nuevo carta mazo archivo nombre
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`,
  edition: 'edicion',
  questionWords: [
    ['difference', /\bdiferencias?\b/],
    ['number', /(?<!\p{L})cu[aá]nt[oa]s?(?!\p{L})/u],
    ['who', /(?:^¿?|[,:] |¿)(?:a |de |con )?qui[eé]n(?:es)?\b|\bqui[eé]n[ ?]*$/],
    ['when', /(?:^¿?|[,:] |¿)cu[aá]ndo\b|\bcu[aá]ndo[ ?]*$|\ben qu[eé] momento\b/],
    ['where', /(?<!\p{L})a?d[oó]nde\b/u],
    [
      'what',
      /^¿?(?:qu[eé] (?:es|son|hacen?|significan?|quieren? decir))(?= )|^¿?c[oó]mo funcionan?\b| qu[eé] (?:hacen?|significan?|quieren? decir)[ ?]*$/,
    ],
  ],
  idioms: [
    [/\bal mismo tiempo\b|\ba la vez\b/g, 'simultaneamente'],
    [/(?<!\p{L})cu[aá]nto (?:dura|tiempo)(?!\p{L})/gu, 'duracion'],
    [/(?<!\p{L})qu[eé] (?:pasa|ocurre|sucede)(?: si| cuando)?(?!\p{L})/gu, ''],
    [
      gameComparedWith(
        'como(?: en| con| para)?|comparado con|a diferencia de|al estilo(?: de)?|en',
        'hay|es|se|puedo|puedes|puede|qu[eé]|c[oó]mo|cu[aá]ndo|cu[aá]nto|d[oó]nde|qui[eé]n|si|o|pero',
      ),
      '',
    ],
  ],
  asksWhetherSame:
    /\bcuentan?\b|\bse considera|\blo mismo\b|\bequivale\b|(?:^¿?|\s)es (?:un|como|robar|descartar|pasar)/,
  askedMeaning: [
    /(?:significa|quiere decir) (?!algo\b)(\S+)/,
    /^¿?(\S+)(?: qu[eé])? (?:significa|quiere decir)\b/,
  ],
};
