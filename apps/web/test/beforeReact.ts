/**
 * Runs before React is loaded. React's development build makes an async stack (`console.createTask`) for every element
 * that it draws; without it component tests take a third less time and their errors keep their component stacks.
 */
Reflect.deleteProperty(console, 'createTask');
