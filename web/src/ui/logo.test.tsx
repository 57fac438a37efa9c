import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import favicon from '../../public/favicon.svg?raw';
import { Logo, LogoComNome } from './logo';

const formas = (svg: string) => [...svg.matchAll(/<(?:ellipse|path)[^>]*?(?=\/?>)/g)].map(([forma]) => ordenar(forma));
const ordenar = (forma: string) =>
  forma
    .match(/\S+="[^"]*"/g)
    ?.sort()
    .join(' ');

test('o logo e o ícone da aba são o mesmo desenho', () => {
  expect(formas(favicon)).toHaveLength(6);
  expect(formas(renderToStaticMarkup(<Logo />))).toEqual(formas(favicon));
});

test('com título o logo é uma imagem com nome; sem título é enfeite', () => {
  expect(renderToStaticMarkup(<Logo title="Indica Bem" />)).toMatch(/^<span role="img" aria-label="Indica Bem"/);
  expect(renderToStaticMarkup(<Logo />)).toMatch(/^<svg[^>]*aria-hidden="true"/);
});

test('o nome é dito uma só vez ao lado do logo', () => {
  expect(renderToStaticMarkup(<LogoComNome />).match(/Indica Bem/g)).toHaveLength(1);
});
