import { baixarListaDeProdutos, importarDaLojaOnline } from '@indica-bem/domain/importacao/chamadas';
import { listarLojistas, verLojista } from '@indica-bem/domain/lojista/chamadas';
import { codigosNoEstoque } from '@indica-bem/domain/lojista/estoque';
import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formulario } from '../compartilhado/planilha/formulario';
import { Importacao } from '../compartilhado/planilha/importacao';
import { api } from '../lib/api';
import { consulta } from '../lib/consultas';
import { Botao } from '../ui/botao';
import { CampoDeBusca } from '../ui/campo-de-busca';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { EstadoVazio } from '../ui/estado-vazio';
import { Pagina } from '../ui/pagina';

const MODELOS = [
  { tipo: 'cupons-online', nome: 'cupons da loja' },
  { tipo: 'prescricoes-online', nome: 'indicações da loja' },
] as const;
const LISTAS = [
  { nome: 'Baixe os números dos produtos', arquivo: 'produtos.csv', buscar: () => api(baixarListaDeProdutos) },
];
const FRASES = { sucesso: 'Cadastrado com sucesso', falha: 'Erro no cadastro' };
const LOJAS_NO_MAXIMO = 100;

/** An online store's own coupon codes, or the recommendations made there: the file's header tells which. */
export function CuponsOnline() {
  const [procurada, setProcurada] = useState('');
  const lojas = useQuery({
    ...consulta(listarLojistas, {
      query: { tipo: 'loja_online', limite: LOJAS_NO_MAXIMO, ...(procurada && { busca: procurada }) },
    }),
    placeholderData: keepPreviousData,
  });
  const nenhuma = lojas.data?.shopkeepers.length === 0 && !procurada;
  return (
    <Pagina
      titulo="Cupons online"
      subtitulo="Códigos de desconto que a loja online já tem, ou indicações feitas nela."
      largura="media"
    >
      {lojas.isPending && <EsqueletoDeLista linhas={2} altura={120} />}
      {lojas.error && !lojas.data && <EstadoDeErro erro={lojas.error} tentarDeNovo={() => void lojas.refetch()} />}
      {nenhuma && (
        <EstadoVazio
          ilustracao="vazio-lojas"
          titulo="Nenhuma loja online cadastrada"
          texto="Cadastre a loja para depois enviar os cupons dela."
          acao={<Botao para="/usuarios/novo/5">Novo lojista</Botao>}
        />
      )}
      {lojas.data && !nenhuma && (
        <Envio
          lojas={lojas.data.shopkeepers}
          procurada={procurada}
          procurar={lojas.data.proximo || procurada ? setProcurada : undefined}
        />
      )}
    </Pagina>
  );
}

type Loja = { id_shopkeeper: number; nome_fantasia: string; tipo: string; estoque?: number | null };

/** `procurar`: where there are more stores than a list holds. */
type EnvioProps = { lojas: Loja[]; procurada: string; procurar: ((busca: string) => void) | undefined };

function Envio({ lojas, procurada, procurar }: EnvioProps) {
  const [busca, setBusca] = useSearchParams();
  const loja = useLojaDoEndereco(lojas, busca.get('loja'));
  const opcoes = [...lojas, ...(loja && !lojas.some(mesma(loja)) ? [loja] : [])].map((uma) => ({
    value: String(uma.id_shopkeeper),
    label: uma.nome_fantasia,
  }));

  function escolher(id: string) {
    const nova = new URLSearchParams(busca);
    if (id) nova.set('loja', id);
    else nova.delete('loja');
    setBusca(nova, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      {!busca.has('importacao') && (
        <>
          {procurar && (
            <CampoDeBusca
              rotulo="Buscar loja online"
              placeholder="Nome, cidade ou CNPJ"
              busca={procurada}
              mudar={procurar}
            />
          )}
          <NativeSelect
            label="Loja online"
            data={[
              { value: '', label: lojas.length > 0 ? 'Escolha a loja' : 'Nenhuma loja com essa busca' },
              ...opcoes,
            ]}
            value={loja ? String(loja.id_shopkeeper) : ''}
            onChange={({ currentTarget }) => escolher(currentTarget.value)}
            description={
              typeof loja?.estoque === 'number' && `${loja.nome_fantasia}: ${codigosNoEstoque(loja.estoque)}.`
            }
          />
        </>
      )}
      <Importacao
        key={loja?.id_shopkeeper}
        modelos={MODELOS}
        listas={LISTAS}
        frases={FRASES}
        falta={loja ? undefined : 'Escolha a loja acima para enviar o arquivo dela.'}
        sobre={loja && { id_lojista: String(loja.id_shopkeeper) }}
        enviar={(arquivo, query) =>
          api(importarDaLojaOnline, {
            query,
            body: formulario(arquivo, { id_lojista: String(loja?.id_shopkeeper ?? '') }),
          })
        }
      />
    </>
  );
}

const mesma = (loja: Loja) => (outra: Loja) => outra.id_shopkeeper === loja.id_shopkeeper;

/** The store that the address names, whether or not the list reaches as far as it. */
function useLojaDoEndereco(lojas: Loja[], escrito: string | null): Loja | undefined {
  const id = /^[1-9]\d{0,8}$/.test(escrito ?? '') ? Number(escrito) : 0;
  const naLista = lojas.find(({ id_shopkeeper }) => id_shopkeeper === id);
  const { data } = useQuery({ ...consulta(verLojista, { params: { id } }), enabled: id > 0 && !naLista });
  return naLista ?? (data?.tipo === 'loja_online' ? data : undefined);
}
