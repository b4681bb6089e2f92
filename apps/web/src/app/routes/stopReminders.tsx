export { Component, handle } from './unsubscribe.tsx';
