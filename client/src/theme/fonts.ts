import '@fontsource/spectral/300.css';
import '@fontsource/spectral/400.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './fonts.css';
