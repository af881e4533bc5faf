/** A higher number of results is not told: nobody reads so many. */
export const MANY_RESULTS = 50;
