/**
 * Runs before React is loaded. React's development build makes an async stack (`console.createTask`) for every element
 * that it renders, which costs time in tests that render much; errors keep their component stacks without it.
 */
Reflect.deleteProperty(console, 'createTask');
