import { verConfiguracao } from '@indica-bem/domain/contato/chamadas';
import { MARCA } from '@indica-bem/domain/marca';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { BannerDaPagina } from '../compartilhado/capa/banner-da-pagina';
import { consulta } from '../lib/consultas';
import { BotaoWhatsApp } from '../ui/botao-whatsapp';
import { Cartao } from '../ui/cartao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { EstadoVazio } from '../ui/estado-vazio';
import { Pagina } from '../ui/pagina';
import classes from './contato.module.css';
import { sanear } from './sanear';

export function Contato() {
  const { data, error, refetch } = useQuery(consulta(verConfiguracao));
  return (
    <Pagina titulo="Contatos" largura="media">
      {data && <TextoDoSac html={data.texto_sac} />}
      {!data && !error && <EsqueletoDeLista linhas={1} altura={220} />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      <BannerDaPagina pagina="contato" />
    </Pagina>
  );
}

function TextoDoSac({ html }: { html: string }) {
  if (sanear(html).textContent?.trim()) return <TextoRico html={html} />;
  return (
    <EstadoVazio
      ilustracao="cao-e-gato"
      titulo="Fale com a gente"
      texto={`Escreva para ${MARCA.email} ou chame no WhatsApp.`}
      acao={<BotaoWhatsApp telefone={MARCA.whatsapp}>Chamar no WhatsApp</BotaoWhatsApp>}
    />
  );
}

function TextoRico({ html }: { html: string }) {
  const caixa = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => caixa.current?.replaceChildren(sanear(html)), [html]);
  return (
    <Cartao>
      <div ref={caixa} className={classes.texto} />
    </Cartao>
  );
}
