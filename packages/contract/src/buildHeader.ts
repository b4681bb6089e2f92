/** Header of API responses that names the build of the web app which the server has; see `data-build` in its pages. */
export const buildHeader = 'Ena-Build';
