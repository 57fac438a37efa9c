import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Total } from '@indica-bem/domain/contrato/tipos';
import { listarEmails } from '@indica-bem/domain/correio/chamadas';
import type { VistaDoCorreio } from '@indica-bem/domain/correio/contrato';
import { NOMES_DOS_EMAILS, type TipoDeEmail } from '@indica-bem/domain/correio/tipos';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useFiltrosNoEndereco } from '../lib/filtros-no-endereco';
import { usePaginas } from '../lib/paginas';
import { EstadoVazio } from '../ui/estado-vazio';
import { Fichas } from '../ui/fichas';
import { ListaPaginada } from '../ui/lista-paginada';
import { Pagina } from '../ui/pagina';
import { BarraDaSelecao } from './barra-da-selecao';
import { CartaoDoEmail } from './cartao-do-email';
import classes from './correio.module.css';
import { ENDERECO_DO_CORREIO, VISTAS } from './filtros';

const VAZIOS: Record<VistaDoCorreio, [titulo: string, texto: string]> = {
  falharam: [
    'Tudo entregue',
    'Um e-mail que o servidor recusa, ou que não sai depois de muitas tentativas, aparece aqui.',
  ],
  esperam: ['Nada na fila', 'O que acaba de ser pedido passa por aqui e sai em segundos.'],
  enviados: ['Nenhum e-mail enviado', 'O que saiu nos últimos seis meses aparece aqui.'],
  todos: ['Nenhum e-mail', 'O que o Indica Bem escreve para as pessoas aparece aqui.'],
};

const DE_TIPO = [
  { value: '', label: 'Todos' },
  ...Object.entries(NOMES_DOS_EMAILS).map(([value, label]) => ({ value, label })),
];

/** What was written to people: what waits, what did not arrive and why; corrected and sent again. */
export function Correio() {
  const { filtros, mudar, escolha } = useFiltrosNoEndereco(ENDERECO_DO_CORREIO);
  const { ver, tipo } = filtros;
  const paginas = usePaginas(listarEmails, { query: { ver, ...(tipo && { tipo }) } }, (pagina) => pagina.emails);
  const [escolhidos, setEscolhidos] = useState<ReadonlySet<string>>(new Set());
  const aVista = paginas.itens.filter(({ id, pode_reenviar }) => pode_reenviar && escolhidos.has(id));
  const contagem: Partial<Record<VistaDoCorreio, Total | undefined>> = {
    falharam: paginas.primeira?.falharam,
    esperam: paginas.primeira?.esperam,
  };
  const [titulo, texto] = VAZIOS[ver];

  function marcar(id: string, sim: boolean) {
    setEscolhidos((antes) => new Set(sim ? [...antes, id] : [...antes].filter((outro) => outro !== id)));
  }

  return (
    <Pagina titulo="E-mails" subtitulo="O que o Indica Bem escreveu, e o que não chegou." largura="lista">
      <Fichas
        rotulo="E-mails"
        opcoes={(Object.keys(VISTAS) as VistaDoCorreio[]).map((vista) => ({
          nome: VISTAS[vista],
          detalhe: quantos(contagem[vista]),
          ...escolha({ ver: vista }),
          atual: vista === ver,
        }))}
      />
      <search className={classes.filtros}>
        <NativeSelect
          label="Assunto"
          data={DE_TIPO}
          value={tipo ?? ''}
          onChange={({ currentTarget }) => mudar({ tipo: (currentTarget.value || null) as TipoDeEmail | null })}
        />
      </search>
      <ListaPaginada
        paginas={paginas}
        nome={['e-mail', 'e-mails']}
        vazio={<EstadoVazio ilustracao="vazio-indicacoes" titulo={titulo} texto={texto} />}
      >
        {(email) => (
          <CartaoDoEmail
            key={email.id}
            email={email}
            escolhido={escolhidos.has(email.id)}
            escolher={(sim) => marcar(email.id, sim)}
          />
        )}
      </ListaPaginada>
      {aVista.length > 0 && <BarraDaSelecao emails={aVista} limpar={() => setEscolhidos(new Set())} />}
    </Pagina>
  );
}

const quantos = (total: Total | undefined) =>
  total ? `${total.exato ? '' : '+'}${formatarInteiro(total.quantos)}` : undefined;
