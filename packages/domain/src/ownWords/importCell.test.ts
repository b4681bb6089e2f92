import { expect, it } from 'vitest';
import { cleanCell, joinBlocks, joinMeanings } from './importCell.ts';

it.each([
  ['lamp', ['lamp'], []],
  ['<b>lamp</b>', ['lamp'], ['markup']],
  ['lamp<br>light<br/>', ['lamp', 'light'], ['markup']],
  ['<div class="a>b">lamp</div><div>light</div>', ['lamp', 'light'], ['markup']],
  ['lamp &amp; light&nbsp;&#8211;&#x27;s', ["lamp & light –'s"], ['markup']],
  ['AT&T; R&B &unknown;', ['AT&T; R&B &unknown;'], []],
  ['a < b, 2<3, <someone>, <3', ['a < b, 2<3, <someone>, <3'], []],
  ['<ruby>ნათურა<rt>natura</rt></ruby>', ['ნათურა'], ['markup']],
  ['<style>.card { color: red }</style>lamp', ['lamp'], ['markup']],
  ['lamp<script>alert(1)', ['lamp'], ['markup']],
  ['lamp <!-- of the house -->', ['lamp'], ['markup']],
  ['lamp <b', ['lamp <b'], []],
  ['ნათურა[sound:lamp-01.mp3]', ['ნათურა'], ['media']],
  ['ნათურა [anki:play:q:0] [[type:Back]]{{tts en_US:Front}}', ['ნათურა'], ['media']],
  ['lamp<img src="carpet.jpg">', ['lamp'], ['media']],
  ['lamp-01.mp3', [], ['media']],
  ['https://example.org/a/lamp.JPG', [], ['media']],
  ['ნათურა {{c1::ანთია}}.', ['ნათურა ანთია.'], ['gaps']],
  ['{{c1::ნათურა {{c2::ანთია::verb}}::all}}', ['ნათურა ანთია'], ['gaps']],
  ['{{ფანჯარა}} ღიაა.', ['ფანჯარა ღიაა.'], ['gaps']],
  ['two\r\n\r\nlines ', ['two\nlines'], []],
  ['', [], []],
])('of the cell %j the texts are %j, without %j', (cell, blocks, removed) =>
  expect(cleanCell(cell)).toEqual({ blocks, removed }),
);

it.each([
  [['bread', 'loaf'], 'bread loaf', 'bread; loaf'],
  [['carpet', '(floor)'], 'carpet (floor)', 'carpet (floor)'],
  [['bread,', 'loaf'], 'bread, loaf', 'bread, loaf'],
  [['cold\nwater'], 'cold water', 'cold water'],
  [[], '', ''],
])('%j is one text: %s; as meanings: %s', (blocks, text, meanings) =>
  expect([joinBlocks(blocks), joinMeanings(blocks)]).toEqual([text, meanings]),
);
