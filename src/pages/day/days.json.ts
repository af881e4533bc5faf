import { dayQuestions } from '../../site/practice/question-data.ts';

/** The id of each day's question, by the day: the same in every language. */
export const GET = async () => Response.json(Object.fromEntries(await dayQuestions()));
